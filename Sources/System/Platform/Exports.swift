// Descriptors, errors, statuses and permissions of files are those of swift-system.
@_exported public import SystemPackage
