const JAPANESE = /[\u3000-\u30FF\u3400-\u9FFF\uFF00-\uFFEF]/

let loading = false

/** Loads the Japanese face. The browser then fetches only the subsets that occur on the page. */
export function ensureJapanese(): void {
  if (loading) return
  loading = true
  void import('../design/fonts-ja.css')
}

/** Loads the Japanese face if `text` needs it: somebody's name on an English page, say. */
export function ensureFontFor(text: string): void {
  if (!loading && JAPANESE.test(text)) ensureJapanese()
}
