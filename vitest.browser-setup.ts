// happy-dom lets a canceled animation end as an unhandled rejection, which fails a run; browsers count it as handled.
const { cancel } = Animation.prototype
Animation.prototype.cancel = function () {
  this.finished.catch(() => {})
  cancel.call(this)
}
