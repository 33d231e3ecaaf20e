import PlayCommands

FlipbookPlayCommand.start()
