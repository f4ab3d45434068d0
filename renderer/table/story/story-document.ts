interface StoryDocument {
  readonly title: string
  readonly language: string
  readonly styles: string
  /** Markup that the page has rendered. */
  readonly body: string
}

/** One HTML file without script, network access or external images. */
export function storyDocument({ title, language, styles, body }: StoryDocument): string {
  return `<!doctype html>
<html lang="${escaped(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>
${styles.replaceAll('</', '<\\/')}
</style>
</head>
<body>
<main class="story-book__pages">
${body}
</main>
</body>
</html>
`
}

/** Escapes text for HTML. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** A file name that every file system accepts. */
export function storyFileName(title: string): string {
  const name = title.replaceAll(/[^\p{L}\p{N} ._-]/gu, '_').trim() || 'campaign'
  return `${name}.html`
}
