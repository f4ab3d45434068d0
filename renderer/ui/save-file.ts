/** Lets the browser save a text as a file. */
export function saveFile(
  fileName: string,
  content: string,
  type: 'application/json' | 'text/html' = 'application/json'
): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const anchor = document.createElement('a')
  anchor.href = address
  anchor.download = fileName
  anchor.click()
  // The download reads the URL a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
