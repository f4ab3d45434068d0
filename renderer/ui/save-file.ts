/** Lets the browser save a text as a file. */
export function saveFile(
  fileName: string,
  content: string,
  type: 'application/json' | 'text/html' = 'application/json'
): void {
  saveBlob(fileName, new Blob([content], { type }))
}

/** Lets the browser save data as a file. */
export function saveBlob(fileName: string, data: Blob): void {
  const address = URL.createObjectURL(data)
  const anchor = document.createElement('a')
  anchor.href = address
  anchor.download = fileName
  anchor.click()
  // The download reads the URL a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
