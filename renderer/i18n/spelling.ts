/** Turns `moesia_inferior` or `moesia-inferior` into a title: Moesia Inferior. */
export function titleCase(id: string): string {
  return spacedWords(id).replace(
    /(^|\s)(\p{Ll})/gu,
    (_, gap: string, letter: string) => gap + letter.toUpperCase()
  )
}

export function spacedWords(id: string): string {
  return id
    .replace(/[_-]+/g, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .trim()
    .toLowerCase()
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
