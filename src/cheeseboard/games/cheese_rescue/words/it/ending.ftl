# A kind word for whoever has lost.
ending-kind = Ben difeso. Nel prossimo quadrato c’è più posto per il tuo formaggio.
