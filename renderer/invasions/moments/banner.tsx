import { sideOf } from '#shared/invasions/catalogue.ts'
import type { NationId } from '#shared/invasions/content/ids.ts'
import { sideClass } from '../../table/game/emblem.tsx'
import { charges, nationCharges } from '../map/nation-emblems.ts'
import { nationLooks } from '../map/nation-looks.ts'

/** What happens to the realm under the banner. */
export type RealmFate = 'comes' | 'rises' | 'falls'

interface BannerProps {
  readonly nation: NationId
  readonly fate: RealmFate
}

/** The banner of a nation with its charge: with a laurel for what rises, torn for what falls. */
export function Banner({ nation, fate }: BannerProps) {
  const colour = nationLooks.get(nation)?.colour
  return (
    <svg
      className={`realm-banner realm-banner--${fate} ${sideClass(sideOf(nation))}`}
      viewBox="-80 -70 160 170"
      aria-hidden="true"
      focusable="false"
    >
      <path className="realm-banner__pole" d="M0-62V96M-50-52H50" />
      <circle className="realm-banner__knob" cx="0" cy="-64" r="5" />
      <path
        className="realm-banner__cloth"
        d={fate === 'falls' ? TORN : WHOLE}
        {...(colour ? { fill: colour } : {})}
      />
      <path className="realm-banner__fringe" d={fate === 'falls' ? TORN_FRINGE : FRINGE} />
      <g className="realm-banner__charge" transform="translate(0 2) scale(.62)">
        {charges[nationCharges[nation]].parts.map((part) => (
          <path
            key={part.path}
            d={part.path}
            className={`realm-banner__${'cut' in part ? 'cut' : part.as}`}
          />
        ))}
      </g>
      {fate === 'rises' && <path className="realm-banner__laurel" d={LAUREL} />}
    </svg>
  )
}

const WHOLE = 'M-44-52H44V52L22 44 0 56-22 44-44 52Z'
const TORN = 'M-44-52H44V6L34 12 38 28 24 22 26 44 10 34 4 52-8 30-18 44-22 20-36 34-34 10-44 14Z'
const FRINGE = 'M-44 45 -22 37 0 49 22 37 44 45'
const TORN_FRINGE = 'M-44-40H44'

/** Two branches of laurel. */
const LAUREL = [-1, 1]
  .flatMap((side) =>
    Array.from({ length: 9 }, (_, leaf) => {
      const turn = Math.PI * (0.12 + leaf * 0.085) * side
      const [x, y] = [Math.sin(turn) * 66, 10 + Math.cos(turn) * 66]
      const tip = turn + side * 0.24
      const [tx, ty] = [Math.sin(tip) * 78, 10 + Math.cos(tip) * 78]
      const [bx, by] = [Math.sin(tip) * 62, 10 + Math.cos(tip) * 62]
      return `M${x.toFixed(1)} ${y.toFixed(1)}Q${tx.toFixed(1)} ${ty.toFixed(1)} ${(tx * 0.99).toFixed(1)} ${(ty - 8).toFixed(1)}Q${bx.toFixed(1)} ${by.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}Z`
    })
  )
  .join('')
