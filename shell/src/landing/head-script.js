// Before anything is drawn: with scripts one use case shows at a time, without them all do.
document.documentElement.classList.add('scripted')
