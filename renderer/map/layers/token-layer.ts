import { Container, Sprite } from 'pixi.js'
import { type Camera, type Size, toScreen } from '../camera/camera.ts'
import type { SpriteImage } from '../labels/map-label.ts'
import type { MapLayers, MarkedStack, StackRef } from '../map-types.ts'
import type { MapModel } from '../model/map-model.ts'
import { standpointOf } from '../model/place-shapes.ts'
import type { Atlas } from '../sprites/atlas.ts'
import { badgeImage, ringImage } from '../sprites/token.ts'
import type { Theme } from '../theme.ts'
import type { CounterTravel } from './counter-travel.ts'
import type { LabelAnchor } from './label-layer.ts'

interface Token {
  readonly sprite: Sprite
  /** In map units. */
  readonly x: number
  readonly y: number
  /** Offset in css pixels. */
  readonly dx: number
  readonly dy: number
}

/** Css pixels between a place and its badge, so that the badge does not cover counters. */
const BADGE_RISE = 26
/** On a circle the badge sits at the upper right, this far from the middle. */
const SHOULDER = { small: 12, large: 18 } as const

type TokenInput = Pick<MapLayers, 'highlight' | 'marked' | 'nodes'>

/**
 * Marks that do not affect the placement of labels: badges of targets, rings around stacks, and travelling counters.
 * Rings lie below the counters, the rest above.
 */
export class TokenLayer {
  readonly below = new Container()
  readonly above = new Container()
  private readonly model: MapModel
  private readonly atlas: Atlas
  private badges: Token[] = []
  private rings: Token[] = []
  private travels: { readonly travel: CounterTravel; readonly sprite: Sprite }[] = []
  private layers: TokenInput | null = null
  private theme: Theme | null = null
  private enlarged = 1
  private generation = -1
  private stale = true

  constructor(model: MapModel, atlas: Atlas) {
    this.model = model
    this.atlas = atlas
  }

  set(layers: TokenInput, theme: Theme, enlarged: number): void {
    const same =
      this.layers?.highlight === layers.highlight &&
      this.layers?.marked === layers.marked &&
      this.theme === theme &&
      this.enlarged === enlarged
    if (same) return
    this.enlarged = enlarged
    this.layers = layers
    this.theme = theme
    this.stale = true
  }

  /** The counters have moved, so their rings must follow. */
  countersMoved(): void {
    this.stale = true
  }

  addTravel(travel: CounterTravel): void {
    const sprite = this.createSprite(travel.picture)
    this.above.addChild(sprite)
    this.travels.push({ travel, sprite })
  }

  /** Moves everything to its screen position. Returns true while a counter travels. */
  update(
    camera: Camera,
    view: Size,
    elapsed: number,
    standOf: (stack: StackRef) => LabelAnchor | null
  ): boolean {
    if (this.generation !== this.atlas.generation) {
      this.generation = this.atlas.generation
      this.stale = true
    }
    if (this.stale) this.rebuild(standOf)
    for (const { sprite, x, y, dx, dy } of [...this.rings, ...this.badges]) {
      const [sx, sy] = toScreen(camera, view, x, y)
      sprite.position.set(Math.round(sx + dx), Math.round(sy + dy))
    }
    this.travels = this.travels.filter(({ travel, sprite }) => {
      travel.advance(elapsed)
      const [x, y] = travel.at
      sprite.position.set(...toScreen(camera, view, x, y))
      if (travel.arrived) sprite.destroy()
      return !travel.arrived
    })
    return this.travels.length > 0
  }

  private rebuild(standOf: (stack: StackRef) => LabelAnchor | null): void {
    const { layers, theme } = this
    for (const { sprite } of [...this.rings, ...this.badges]) sprite.destroy()
    this.rings = []
    this.badges = []
    this.stale = false
    if (!layers || !theme) return
    const ringed = new Set<string>()
    for (const { mark, ...stack } of [...layers.marked].sort(chosenFirst)) {
      const stand = standOf(stack)
      // In the far view several stacks share one muster. It gets one ring, that of the selected stack if there is
      // one.
      const where = stand && [stand.x, stand.y, stand.dx, stand.dy].join()
      if (!stand || where === null || ringed.has(where)) continue
      ringed.add(where)
      const sprite = this.createSprite(ringImage(mark, stand, theme, this.enlarged))
      this.below.addChild(sprite)
      this.rings.push({ sprite, ...stand })
    }
    for (const { place, look, note } of layers.highlight?.targets ?? []) {
      const at = standpointOf(this.model, place)
      if (!at || note === undefined) continue
      const form = layers.nodes ? badgeOnCircle(note) : 'usual'
      const sprite = this.createSprite(badgeImage(look, note, theme, form, this.enlarged))
      this.above.addChild(sprite)
      const [right, rise] = form === 'usual' ? [0, BADGE_RISE] : [SHOULDER[form], SHOULDER[form]]
      const [dx, dy] = [right * this.enlarged, -rise * this.enlarged]
      this.badges.push({ sprite, x: at[0], y: at[1], dx, dy })
    }
  }

  private createSprite({ key, width, height, draw }: SpriteImage): Sprite {
    return new Sprite({ texture: this.atlas.get(key, width, height, draw), anchor: 0.5 })
  }
}

function chosenFirst(one: MarkedStack, other: MarkedStack): number {
  return Number(other.mark === 'chosen') - Number(one.mark === 'chosen')
}

/** Small beside a circle, larger for a percentage, which has more characters than a number of steps. */
function badgeOnCircle(note: string): 'small' | 'large' {
  return note.length > 2 ? 'large' : 'small'
}
