import type { NationId } from '#shared/invasions/content/ids.ts'
import { charges, nationCharges } from '../map/nation-emblems.ts'
import { nationLooks } from '../map/nation-looks.ts'

/** The shield of a nation: its own tint of the side's colour, and its charge. Decorative: its name stands beside it. */
export function NationMark({ nation, size = 24 }: { readonly nation: NationId; readonly size?: number }) {
  return (
    <svg
      className="nation-mark"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="-56 -56 112 120"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className="nation-mark__field"
        d="M-50-50H50V10Q46 44 0 62Q-46 44-50 10Z"
        fill={nationLooks.get(nation)?.colour ?? 'none'}
      />
      <g transform="scale(.72)">
        {charges[nationCharges[nation]].parts.map((part) => (
          <path key={part.path} d={part.path} className={`nation-mark__${'cut' in part ? 'cut' : part.as}`} />
        ))}
      </g>
    </svg>
  )
}
