const sample = '<!doctype html><p style="font: 16px/1.5 serif; margin: 32px">A sample document in the style.</p>'

/** Answers previews in stories, which have no gateway: a frame with a `srcdoc` loads nothing. Returns what ends it. */
export function answerPreview(): () => void {
  const frames = HTMLIFrameElement.prototype
  frames.setAttribute = function setAttribute(name, value) {
    if (name === 'src' && value.startsWith('/agency/')) Element.prototype.setAttribute.call(this, 'srcdoc', sample)
    Element.prototype.setAttribute.call(this, name, value)
  }
  return () => void Reflect.deleteProperty(frames, 'setAttribute')
}
