## Settings: what somebody settles for themselves, at every table

settings-language = Language
setting-language = What the page speaks
setting-language-browser = As the browser says
settings-look = Look
setting-look = Colours
setting-look-choice = { $look ->
    [light] Light
    [dark] Dark
   *[system] As the system says
}
setting-text = Size of letters
setting-contrast = High contrast
setting-motion = Keep everything still
setting-by-system = Without this, as your system says.
settings-heard = Sounds and calls
setting-sound = Sounds
setting-sound-note = Wood and paper: cards and dice, a purr, your turn, the end.
setting-vibration = Vibration
settings-playing = Playing
setting-throwing = Throw my die myself
setting-throwing-note = In Chop! Chop!: press, or shake the phone. Nobody else has to wait.
setting-coach = Explain what is new at the table
setting-coach-note = In your first games, beside what it is about.
settings-keys = Show what keys do

## Keys

keys-everywhere = On every screen
keycap-tab = Tab
keycap-space = Space
keycap-home = Home
keycap-end = End
key-next = go on to the next thing that does something
key-press = press it
key-put-away = put away whatever lies over the screen
key-keys = show what keys do, or put it away
key-step = one move back, one move on
key-beginning = to the beginning
key-end = to the end
key-play-on = play and stop
key-eyes = see what a seat saw; 0 is everybody

## Without a network

offline = No network
offline-waits = Tables and friends wait for the network. Nothing is lost: they are as you left them.
offline-works = This works without it: the rulebooks and lessons that you have opened before, and the settings.
offline-rulebook = Rulebook: { $title }
offline-lesson = Lesson: { $title }
