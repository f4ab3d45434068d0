import type { ReactNode } from 'react'
import { sideOf, unitKind } from '#shared/invasions/catalogue.ts'
import type { NationId, SideId, UnitKindId } from '#shared/invasions/content/ids.ts'
import { sideClass } from '../../table/game/emblem.tsx'
import { type GlyphId, glyphs } from '../map/glyphs.ts'
import { glyphOf } from '../map/map-stacks.ts'
import { sideLooks } from '../map/side-looks.ts'

/** What has become of a piece. */
export type PieceFate = 'stands' | 'damaged' | 'lost'

interface CounterProps {
  readonly side: SideId
  readonly glyph: GlyphId
  readonly fate?: PieceFate
  /** White diamonds of the elite. */
  readonly diamonds?: number
  /** A number in the corner: a leader's combat bonus. */
  readonly bonus?: number | null
  /** Serves a nation that is not its own. */
  readonly hired?: boolean
}

const SIZE = 100

/** A cardboard counter as on the map: the side's colour and shape, the picture of its arm. The element around it carries the label. */
export function Counter(props: CounterProps) {
  const { side, glyph, fate = 'stands', diamonds = 0, bonus = null, hired = false } = props
  return (
    <svg
      className={`counter counter--${fate} ${sideClass(side)}`}
      viewBox={`${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect className="counter__body" x="-48" y="-48" width="96" height="96" rx="15" />
      <g className="counter__inlay">{INLAYS[sideLooks[side].shape]}</g>
      <g className="counter__glyph" transform={`scale(${side === 'huns' ? 0.42 : 0.5})`}>
        {glyphs[glyph].parts.map((part) => (
          <path
            key={part.path}
            d={part.path}
            className={`glyph glyph--${part.as} ${'cut' in part ? 'glyph--cut' : ''}`}
          />
        ))}
      </g>
      {hired && <path className="counter__band" d="M-48 -18V-33A15 15 0 0 1 -33 -48H-18Z" />}
      {Array.from({ length: diamonds }, (_, index) => (
        <path
          // Diamonds differ only by their position.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          className="counter__diamond"
          transform={`translate(${(index - (diamonds - 1) / 2) * 17} -40)`}
          d="M0 -8 7 0 0 8 -7 0Z"
        />
      ))}
      {fate === 'damaged' && <path className="counter__crack" d="M-34 36 -8 6 -2 14 36 -34" />}
      {fate === 'lost' && <path className="counter__cross" d="M-34 -34 34 34M34 -34 -34 34" />}
      {bonus !== null && (
        <>
          <circle className="counter__seal" cx="32" cy="32" r="17" />
          <text className="counter__bonus" x="32" y="33" textAnchor="middle" dominantBaseline="central">
            {bonus}
          </text>
        </>
      )}
    </svg>
  )
}

const INLAYS: Readonly<Record<(typeof sideLooks)[SideId]['shape'], ReactNode>> = {
  round: <circle r="37" />,
  square: <rect x="-36" y="-36" width="72" height="72" rx="6" />,
  lozenge: <path d="M0 -43 43 0 0 43 -43 0Z" />,
  shield: <path d="M-36 -38H36V2Q32 30 0 45Q-32 30 -36 2Z" />
}

interface UnitCounterProps {
  readonly unit: { readonly kind: UnitKindId; readonly nation: NationId; readonly controller: NationId }
  readonly fate: PieceFate
}

export function UnitCounter({ unit, fate }: UnitCounterProps) {
  const { kind, nation, controller } = unit
  return (
    <Counter
      side={sideOf(controller)}
      glyph={glyphOf(kind)}
      fate={fate}
      diamonds={fate === 'damaged' ? 0 : unitKind(kind).elite}
      hired={nation !== controller}
    />
  )
}
