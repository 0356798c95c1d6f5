### Games that are kept on this device.

## Two tabs, one game

web-elsewhere-title = Aperta in un’altra scheda
web-elsewhere = Questa partita è aperta in un’altra scheda. Chiudi quella scheda per continuare qui.
web-elsewhere-here = Gioca qui, invece

## What cannot be played on

web-frozen-title = Questa partita non può continuare
web-frozen-outdated = È stata iniziata con un’altra versione di Lynxdeck e qui non può continuare. Nulla è perduto: puoi salvarla in un file.
web-frozen-damaged = Una parte non si legge più. Salva il resto in un file: puoi aprirlo e continuare a giocare.
web-frozen-again = Riprova

## What cannot be kept

web-keep-full = Questo dispositivo è pieno. La tua partita continua, ma solo finché questa pagina resta aperta.
web-keep-none = Questo browser non conserva nulla. La tua partita continua, ma solo finché questa pagina resta aperta.

## To another device

web-take-about = Apri questo link sull’altro dispositivo e continua da qui. Le mosse che fai dopo, qui, non ci saranno.
web-take-text = La mia partita, da continuare
web-take-file = Salva in un file
web-take-file-about = Sull’altro dispositivo puoi aprire anche un file: nella pagina iniziale, sotto «{ web-replay }».
web-take-failed = Non è stato possibile portare qui questa partita: { $reason }

## My games

web-status-on = Continua
web-drop = Elimina questa partita
web-drop-about = Questa partita sta solo su questo dispositivo. Se la elimini, è persa.
web-drop-yes = Elimina
