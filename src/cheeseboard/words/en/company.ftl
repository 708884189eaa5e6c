# What the bots say now and then, each in its own voice: the number tells one line from another.
# Pip is a baby mouse, Biscuit a plump and cheerful one, Marble a curious kitten, Saffron a sly cat, Rind a wise old rat.

remark-hello = { $said ->
    [pip-0] Hello. Is all of that cheese?
    [pip-1] I am small, but I know two rules.
    [biscuit-0] Lovely to see you. I have brought crumbs.
    [biscuit-1] Sit down, sit down. Shall we nibble?
    [marble-0] What does this one do? Oh, hello.
    [marble-1] Are we playing? I was watching a fly.
    [saffron-0] Do begin. I have all evening.
    [saffron-1] How nice. I was getting hungry.
    [rind-0] Good evening. I have prepared a little.
   *[rind-1] Ah, company. Take your time.
}
remark-again = { $said ->
    [pip-0] Again? Yes please.
    [biscuit-0] Once more, and then a snack.
    [marble-0] This time I look at everything.
    [saffron-0] Revenge goes well with Brie.
   *[rind-0] Now for the second lecture.
}
remark-glad = { $said ->
    [pip-0] Did I do that?
    [pip-1] Mine? Really?
    [biscuit-0] Ooh, that tasted good.
    [biscuit-1] Lucky me.
    [marble-0] I touched it, and it was mine.
    [marble-1] So that is how it works.
    [saffron-0] Purr.
    [saffron-1] You left that for me, surely.
    [rind-0] More or less as I expected.
   *[rind-1] See page twelve.
}
remark-sorry = { $said ->
    [pip-0] Eep.
    [pip-1] Oh. That was my best one.
    [biscuit-0] Oh, crumbs.
    [biscuit-1] Oops. Well, there is more.
    [marble-0] I was looking somewhere else.
    [marble-1] Hey, I wanted to see that.
    [saffron-0] I meant to do that.
    [saffron-1] I shall remember this.
    [rind-0] Hm. A fair point.
   *[rind-1] That was not in my notes.
}
remark-thinks = { $said ->
    [pip-0] Wait. I am counting to three.
    [biscuit-0] One moment, my mouth is full.
    [marble-0] So many things to look at.
    [saffron-0] Patience. It will be worth it.
   *[rind-0] Let me think this to the end.
}
remark-won = { $said ->
    [pip-0] I won? I won!
    [pip-1] I must tell my mum!
    [biscuit-0] Hooray! Cheese for everybody!
    [biscuit-1] That was fun, and I won!
    [marble-0] I won! What did I do?
    [marble-1] Look, look, I won!
    [saffron-0] As if there had been any doubt.
    [saffron-1] Thank you for supper.
    [rind-0] A fine game. You made me think.
   *[rind-1] Experience, nothing more.
}
remark-lost = { $said ->
    [pip-0] You are big. I will grow.
    [pip-1] Well played. Can we cuddle now?
    [biscuit-0] Well done. You have earned your cheese.
    [biscuit-1] Never mind, I am full.
    [marble-0] Show me how you did that.
    [marble-1] Ah. I looked the wrong way.
    [saffron-0] I let you. Obviously.
    [saffron-1] Well. Nobody saw that.
    [rind-0] Splendid. I have learnt something.
   *[rind-1] The pupil passes the master.
}
remarks-show = Bots say a word now and then

# Whose turn it is while they are gone: nobody is thinking then.
turn-away = { $seat } is away.
