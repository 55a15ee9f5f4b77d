const JAPANESE = /[\u3000-\u30FF\u3400-\u9FFF\uFF00-\uFFEF]/

let loading = false

/** Loads the Japanese face. The browser then fetches only the subsets that occur on the page. */
export function ensureJapanese(): void {
  if (loading) return
  loading = true
  import('../design/fonts-ja.css').catch(() => {
    loading = false
  })
}

const SIZE = 24

/** What a sign looks like in the faces of the system. */
function drawn(sign: string): string {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIZE
  const pen = canvas.getContext('2d')
  if (pen) pen.font = `${SIZE - 6}px sans-serif`
  pen?.fillText(sign, 0, SIZE - 6)
  return canvas.toDataURL()
}

/** A sign that no face has. */
const NONE = '\u{10fffe}'

/** Loads the Japanese face for the name of the language, where the system would show boxes instead. */
export function ensureNameOfJapanese(): void {
  if (!loading && drawn('\u65e5') === drawn(NONE)) ensureJapanese()
}

/** Loads the Japanese face if `text` needs it: somebody's name on an English page, say. */
export function ensureFontFor(text: string): void {
  if (!loading && JAPANESE.test(text)) ensureJapanese()
}
