import { readFileSync, realpathSync, statSync } from 'node:fs'
import { extname, join, sep } from 'node:path'

/** A file of the built page with its response headers. */
export interface PageFile {
  readonly body: Buffer<ArrayBuffer>
  readonly headers: Readonly<Record<string, string>>
}

/** The file types of a built page. Nothing else is served. */
const MIME_TYPES: ReadonlyMap<string, string> = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.webp', 'image/webp'],
  ['.avif', 'image/avif'],
  ['.ico', 'image/x-icon'],
  ['.woff', 'font/woff'],
  ['.woff2', 'font/woff2'],
  ['.ttf', 'font/ttf'],
  ['.fnt', 'text/plain; charset=utf-8'],
  ['.wasm', 'application/wasm'],
  ['.mp3', 'audio/mpeg'],
  ['.ogg', 'audio/ogg']
])

/** The name of a folder or file. Without a leading dot it can be neither `..` nor a hidden file. */
const SEGMENT = /^[\w@-][\w.@-]*$/

/**
 * The file that a request's path (percent-encoded, as in a URL) names, or null.
 * Two checks keep requests inside the folder: the allowed names, and the file's real path.
 */
export function resolvePageFile(folder: string, urlPath: string): string | null {
  const segments = segmentsOf(urlPath)
  if (!segments) return null
  const path = join(folder, ...segments)
  if (!MIME_TYPES.has(extname(path))) return null
  try {
    const real = realpathSync(path)
    return real.startsWith(realpathSync(folder) + sep) && statSync(real).isFile() ? path : null
  } catch {
    return null
  }
}

/** `connect` lists further addresses that the page may connect to (browser mode's socket). */
export function readPageFile(
  folder: string,
  urlPath: string,
  connect: readonly string[] = []
): PageFile | null {
  const path = resolvePageFile(folder, urlPath)
  if (!path) return null
  return { body: readFileSync(path), headers: pageHeaders(path, connect) }
}

export function contentSecurityPolicy(connect: readonly string[] = []): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self'",
    // Pixi loads pictures in a worker made from a blob, and first tries one from a data URL.
    "worker-src 'self' blob:",
    ["connect-src 'self' data: blob:", ...connect].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'"
  ].join('; ')
}

function pageHeaders(path: string, connect: readonly string[]): Record<string, string> {
  const type = MIME_TYPES.get(extname(path)) ?? 'application/octet-stream'
  return {
    'Content-Type': type,
    'Content-Security-Policy': contentSecurityPolicy(connect),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Built files have a hash in their name. The page itself must always be current.
    'Cache-Control': type.startsWith('text/html') ? 'no-store' : 'max-age=3600'
  }
}

function segmentsOf(urlPath: string): readonly string[] | null {
  const [path = ''] = urlPath.split(/[?#]/, 1)
  if (!path.startsWith('/')) return null
  if (path === '/') return ['index.html']
  try {
    const segments = path.slice(1).split('/').map(decodeURIComponent)
    return segments.every((segment) => SEGMENT.test(segment)) ? segments : null
  } catch {
    return null
  }
}
