import { CanvasSource, Container, Sprite, Texture } from 'pixi.js'
import type { Frame } from '#shared/map/drawing.ts'
import type { Size } from '../camera/camera.ts'
import { at } from '../model/geometry.ts'
import { type Outline, outlineLinesAt, strokePasses } from './outline-layer.ts'

/** The map's position in the window: its origin in css pixels and its scale. */
export interface MapPlacement {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly view: Size
}

/**
 * Outlines on a resting map, cached as one image. A canvas draws every wide stroke again in each frame, and every
 * hover causes a frame. So the outlines of targets are drawn once for as long as nothing moves.
 */
export class CachedOutlines {
  readonly container = new Container()
  private readonly resolution: number
  private outlines: readonly Outline[] = []
  private drawnFor = ''
  private frame: Frame | null = null

  constructor(resolution: number) {
    this.resolution = resolution
  }

  set(outlines: readonly Outline[]): void {
    this.outlines = outlines
    this.drawnFor = ''
  }

  /** Clips the outlines to a frame in map units. */
  within(frame: Frame): void {
    this.frame = frame
    this.drawnFor = ''
  }

  /** Shows the outlines. Draws them again only if the map has moved. */
  show(placement: MapPlacement): void {
    this.container.visible = true
    const key = placementKey(placement)
    if (key === this.drawnFor) return
    this.drawnFor = key
    this.clear()
    const image = this.draw(placement)
    if (image) this.container.addChild(image)
  }

  hide(): void {
    this.container.visible = false
  }

  destroy(): void {
    this.clear()
    this.container.destroy()
  }

  private clear(): void {
    for (const child of this.container.removeChildren()) child.destroy({ texture: true, textureSource: true })
  }

  private draw({ x, y, scale, view }: MapPlacement): Sprite | null {
    const traced = this.outlines.map((outline) => ({ ...outline, lines: outlineLinesAt(outline, scale) }))
    const box = touchedBox(traced, { x, y, scale, view })
    if (!box) return null
    const canvas = document.createElement('canvas')
    canvas.width = Math.ceil(box.width * this.resolution)
    canvas.height = Math.ceil(box.height * this.resolution)
    const ctx = canvas.getContext('2d', { willReadFrequently: true })
    if (!ctx) return null
    const near = scale * this.resolution
    ctx.setTransform(near, 0, 0, near, (x - box.x) * this.resolution, (y - box.y) * this.resolution)
    ctx.lineJoin = 'round'
    ctx.lineCap = 'round'
    if (this.frame) {
      const { x: left, y: top, width, height } = this.frame
      ctx.beginPath()
      ctx.rect(left, top, width, height)
      ctx.clip()
    }
    for (const outline of traced) stroke(ctx, outline, scale)
    const source = new CanvasSource({ resource: canvas, resolution: this.resolution })
    const sprite = new Sprite(new Texture({ source }))
    sprite.position.set(box.x, box.y)
    return sprite
  }
}

export function placementKey({ x, y, scale, view }: MapPlacement): string {
  return [x, y, scale, view.width, view.height].join()
}

function stroke(ctx: CanvasRenderingContext2D, outline: Outline, scale: number): void {
  const path = new Path2D()
  for (const { points, closed } of outline.lines) {
    path.moveTo(at(points, 0), at(points, 1))
    for (let i = 2; i + 1 < points.length; i += 2) path.lineTo(at(points, i), at(points, i + 1))
    if (closed) path.closePath()
  }
  ctx.strokeStyle = `#${outline.colour.toString(16).padStart(6, '0')}`
  for (const { width, alpha } of strokePasses(outline)) {
    ctx.globalAlpha = alpha
    ctx.lineWidth = width / scale
    ctx.stroke(path)
  }
}

/** The part of the window that the strokes touch, in whole css pixels; null if they are not visible. */
function touchedBox(outlines: readonly Outline[], { x, y, scale, view }: MapPlacement) {
  const reach = Math.max(0, ...outlines.map(({ width }) => width))
  let [left, top, right, bottom] = [view.width, view.height, 0, 0]
  for (const { lines } of outlines) {
    for (const { points } of lines) {
      for (let i = 0; i + 1 < points.length; i += 2) {
        const sx = x + at(points, i) * scale
        const sy = y + at(points, i + 1) * scale
        left = Math.min(left, sx)
        right = Math.max(right, sx)
        top = Math.min(top, sy)
        bottom = Math.max(bottom, sy)
      }
    }
  }
  const x0 = Math.max(0, Math.floor(left - reach))
  const y0 = Math.max(0, Math.floor(top - reach))
  const width = Math.min(view.width, Math.ceil(right + reach)) - x0
  const height = Math.min(view.height, Math.ceil(bottom + reach)) - y0
  return width > 0 && height > 0 ? { x: x0, y: y0, width, height } : null
}
