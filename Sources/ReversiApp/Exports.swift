// Whoever runs the app needs its sessions too.
@_exported public import AppSessions
