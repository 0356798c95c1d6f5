### Wyzwanie: te same karty i te same boty, a potem obie partie obok siebie.

dare-title = { $name } rzuca Ci wyzwanie
# The link came back: both have played.
dare-answered = { $name } odpowiada na Twoje wyzwanie
dare-about =
    { $count ->
        [one] { $title }: te same karty, ten sam bot · { $level }
        [few] { $title }: te same karty, te same { $count } boty · { $level }
       *[many] { $title }: te same karty, tych samych { $count } botów · { $level }
    }
dare-after = Gdy skończysz, zobaczysz partię gracza { $name } obok swojej.
dare-old = Od tamtej pory zmieniły się zasady albo boty, więc może wyjść inaczej.
dare-play = Podejmij wyzwanie
dare-side = Obok siebie
dare-verdict =
    { $who ->
        [you] Prowadzisz { $points ->
            [one] jednym punktem.
           *[many] { $points } punktami.
        }
        [both] Remis: nikt nie prowadzi.
       *[other] Prowadzi { $name }, { $points ->
            [one] jednym punktem.
           *[many] { $points } punktami.
        }
    }
dare-you = Ty
dare-decisions =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }
dare-send = Rzuć komuś wyzwanie
dare-back = Odeślij moją partię
dare-send-about = Ten link rozdaje te same karty przeciwko tym samym botom. Twoja partia idzie razem z nim i pokazuje się, gdy tamta się skończy.
dare-text = Pokonasz mnie w { $game }? Te same karty, te same boty.
dare-back-about = Po otwarciu widać obie partie obok siebie.
dare-back-text = { $game }: Twoje karty już za mną. Zobacz, kto prowadzi!
web-error-player-count = To wydanie jest dla innej liczby graczy.
