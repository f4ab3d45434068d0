import { GlLimitsSystem } from 'pixi.js'

/**
 * Pixi's batch shader is a chain of ifs over every texture of a batch. A card does not mind; a renderer in
 * software pays for it in each pixel, three to four times over. There, two textures a batch are enough.
 */
const softwareBatchTextures = 2

let done = false

export function tameSoftwareRendering(): void {
  if (done) return
  done = true
  const original = GlLimitsSystem.prototype.contextChange
  GlLimitsSystem.prototype.contextChange = function (this: GlLimitsSystem) {
    original.call(this)
    if (softwareRendered()) this.maxBatchableTextures = softwareBatchTextures
  }
}

let known: boolean | null = null

export function softwareRendered(): boolean {
  if (known !== null) return known
  const gl = document.createElement('canvas').getContext('webgl2')
  const info = gl?.getExtension('WEBGL_debug_renderer_info')
  const name: unknown = gl && info ? gl.getParameter(info.UNMASKED_RENDERER_WEBGL) : ''
  gl?.getExtension('WEBGL_lose_context')?.loseContext()
  known = typeof name === 'string' && /swiftshader|llvmpipe|software/i.test(name)
  return known
}
