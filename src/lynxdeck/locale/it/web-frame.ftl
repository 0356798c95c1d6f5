### Quello che sta intorno a una partita: andarsene e tornare, chi guarda, chi è assente.

web-frame-leave = Lascia il tavolo
web-frame-leave-about = Un bot gioca al posto tuo. Torna quando vuoi e riprendi il gioco.
web-frame-leave-yes = Lascia
web-frame-bot-on = Fai continuare un bot
web-frame-bot-plays = Un bot gioca al posto tuo
web-frame-take-over = Riprendi tu
web-frame-watching = Stai guardando
web-frame-watchers =
    { $count ->
        [one] { $count } spettatore
       *[other] { $count } spettatori
    }
web-frame-away = Manca { $name }. Aspettiamo.
web-frame-without = Fai giocare un bot per { $name }
web-error-not-away = { $name } è di nuovo qui.
web-frame-pass = Passa il dispositivo { LINKED("a", $name) }
web-frame-uncover = Sono { $name }: mostra le mie carte
web-frame-hint = Suggerimento
web-frame-first = Due bot facili, e cominci tu.
