import { Container, Graphics, ImageSource, Mesh, MeshGeometry, Texture } from 'pixi.js'
import { at, type Line, smooth, thin } from '../model/geometry.ts'
import { ribbon } from './ribbon.ts'

export interface Outline {
  readonly key: string
  readonly lines: readonly { readonly points: Line; readonly closed: boolean }[]
  readonly colour: number
  readonly look: 'line' | 'glow'
  /** Css pixels. */
  readonly width: number
  readonly alpha: number
}

/** Lines over the painted tiles (hover, selection, glow). They change without repainting a tile. */
export class OutlineLayer {
  readonly container = new Container()
  private outlines: readonly Outline[] = []
  private readonly textures = { line: profile(lineProfile), glow: profile(glowProfile) }
  private builtAt = 0
  private readonly pen: 'ribbon' | 'path'

  /** `ribbon` gives soft edges on a GPU without anti-aliasing; `path` suits a canvas. */
  constructor(pen: 'ribbon' | 'path') {
    this.pen = pen
  }

  set(outlines: readonly Outline[]): void {
    this.outlines = outlines
    this.builtAt = 0
  }

  update(scale: number): void {
    if (this.builtAt > 0 && Math.abs(Math.log2(scale / this.builtAt)) < 0.02) return
    this.builtAt = scale
    for (const child of this.container.removeChildren()) child.destroy()
    for (const outline of this.outlines) {
      const lines = outlineLinesAt(outline, scale)
      const drawn = this.pen === 'path' ? strokes(outline, lines, scale) : this.mesh(outline, lines, scale)
      if (drawn) this.container.addChild(drawn)
    }
  }

  private mesh(outline: Outline, lines: Outline['lines'], scale: number): Mesh | null {
    const { positions, uvs, indices } = ribbon(lines, outline.width / scale)
    if (indices.length === 0) return null
    const mesh = new Mesh({
      geometry: new MeshGeometry({ positions, uvs, indices }),
      texture: this.textures[outline.look]
    })
    mesh.tint = outline.colour
    mesh.alpha = outline.alpha
    return mesh
  }

  destroy(): void {
    this.container.destroy({ children: true })
    for (const texture of Object.values(this.textures)) texture.destroy(true)
  }
}

/** The lines of an outline in the detail that a scale needs. */
export function outlineLinesAt({ lines }: Outline, scale: number): Outline['lines'] {
  const rounds = scale > 6 ? 2 : scale > 1.4 ? 1 : 0
  return lines.map(({ points, closed }) => ({ points: smooth(thin(points, 0.8 / scale), rounds), closed }))
}

/** The strokes that draw an outline. A glow consists of several strokes of different width. */
export function strokePasses({
  look,
  width,
  alpha
}: Outline): { readonly width: number; readonly alpha: number }[] {
  if (look === 'line') return [{ width: width * 0.72, alpha }]
  return [0.9, 0.6, 0.35].map((part) => ({ width: width * part, alpha: alpha * 0.26 }))
}

function strokes(outline: Outline, lines: Outline['lines'], scale: number): Graphics {
  const graphics = new Graphics()
  for (const { width, alpha } of strokePasses(outline)) {
    for (const { points, closed } of lines) {
      graphics.moveTo(at(points, 0), at(points, 1))
      for (let i = 2; i + 1 < points.length; i += 2) graphics.lineTo(at(points, i), at(points, i + 1))
      if (closed) graphics.closePath()
    }
    graphics.stroke({ width: width / scale, color: outline.colour, alpha, join: 'round', cap: 'round' })
  }
  return graphics
}

const lineProfile = (d: number) => Math.min(1, Math.max(0, (1 - d) * 3))
const glowProfile = (d: number) => (1 - d) ** 1.6 * 0.85

/** The opacity across a ribbon as a narrow texture; `d` is the distance from its middle. */
function profile(opacity: (d: number) => number): Texture {
  const height = 32
  const canvas = document.createElement('canvas')
  canvas.width = 4
  canvas.height = height
  const ctx = canvas.getContext('2d')
  for (let y = 0; y < height; y++) {
    const d = Math.abs((y + 0.5) / height - 0.5) * 2
    if (ctx) {
      ctx.fillStyle = `rgba(255, 255, 255, ${opacity(d)})`
      ctx.fillRect(0, y, 4, 1)
    }
  }
  return new Texture({ source: new ImageSource({ resource: canvas, autoGarbageCollect: false }) })
}
