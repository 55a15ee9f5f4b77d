/** Hands the reader something as a file of JSON. */
export function download(content: object, name: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content)], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
