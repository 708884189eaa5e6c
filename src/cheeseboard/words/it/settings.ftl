## Settings: what somebody settles for themselves, at every table

settings-language = Lingua
setting-language = La lingua della pagina
setting-language-browser = Quella del browser
settings-look = Aspetto
setting-look = Colori
setting-look-choice = { $look ->
    [light] Chiari
    [dark] Scuri
   *[system] Quelli del sistema
}
setting-text = Dimensione del testo
setting-contrast = Contrasto elevato
setting-motion = Senza animazioni
setting-by-system = Altrimenti decide il tuo sistema.
settings-heard = Suoni e avvisi
setting-sound = Suoni
setting-sound-note = Legno e carta: carte e dadi, le fusa, il tuo turno, la fine.
setting-vibration = Vibrazione
settings-playing = Durante la partita
setting-throwing = Lancio io il mio dado
setting-throwing-note = In Chop! Chop!: premi, o scuoti il telefono. Nessun altro deve aspettare.
setting-coach = Spiega le novità al tavolo
setting-coach-note = Nelle prime partite, proprio lì accanto.
settings-keys = Mostra i tasti

## Keys

keys-everywhere = In ogni schermata
keycap-tab = Tab
keycap-space = Spazio
keycap-home = Inizio
keycap-end = Fine
key-next = passa all’elemento successivo
key-press = attivalo
key-put-away = chiudi ciò che copre lo schermo
key-keys = mostra i tasti, o nascondili
key-step = una mossa indietro, una mossa avanti
key-beginning = all’inizio
key-end = alla fine
key-play-on = avvia e ferma
key-eyes = vedi ciò che vedeva un posto; 0 per tutti

## Without a network

offline = Nessuna rete
offline-waits = I tavoli e gli amici aspettano la rete. Niente va perso: li ritrovi come li hai lasciati.
offline-works = Questo funziona anche senza: i regolamenti e le lezioni che hai già aperto, e le impostazioni.
offline-rulebook = Regolamento: { $title }
offline-lesson = Lezione: { $title }
