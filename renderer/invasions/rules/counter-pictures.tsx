import type { ReactNode } from 'react'
import { figures } from '#shared/invasions/content/figures.ts'
import type { SideId } from '#shared/invasions/content/ids.ts'
import { signed } from '#shared/invasions/words/message.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { Counter } from '../pieces/counter.tsx'

interface PlotProps {
  readonly ground: 'plain' | 'mountain' | 'civilised' | 'barbarian'
  readonly label: string
  readonly side: SideId
  readonly units: number
  /** What stands beside the units. */
  readonly beside?: ReactNode
}

/** A piece of land with counters on it. */
function Plot({ ground, label, side, units, beside }: PlotProps) {
  return (
    <div className={`plot plot--${ground}`}>
      <div className="plot__pieces">
        {Array.from({ length: units }, (_, index) => (
          // Equal counters differ only by their position.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Counter key={index} side={side} glyph="infantry" />
        ))}
        {beside}
      </div>
      <p>
        <strong>{units}</strong> {label}
      </p>
    </div>
  )
}

const LEADER_STACKING = 2

/** XVII.B: how many units may stack. */
export function StackingPicture() {
  const words = useInvasionsWords()
  const { limit, inMountains, forAnInvasion } = figures.stacking
  const leader = <Counter side="goths" glyph="leader" bonus={LEADER_STACKING} />
  return (
    <div className="plots">
      <Plot ground="plain" label={words.text('picture.open')} side="goths" units={limit} />
      <Plot ground="mountain" label={words.text('picture.mountains')} side="goths" units={inMountains} />
      <Plot
        ground="plain"
        label={words.text('picture.led', { change: signed(LEADER_STACKING) })}
        side="goths"
        units={limit + LEADER_STACKING}
        beside={leader}
      />
      <Plot
        ground="plain"
        label={words.text('picture.invading')}
        side="goths"
        units={limit + LEADER_STACKING + forAnInvasion}
        beside={leader}
      />
    </div>
  )
}

/** XII.B: how many units control a province. */
export function ControlPicture() {
  const words = useInvasionsWords()
  const {
    civilisedProvince,
    barbariansInBarbarianProvince,
    barbariansBesideTheirHorde,
    civilisedInBarbarianProvince
  } = figures.control
  return (
    <div className="plots">
      <Plot
        ground="civilised"
        label={words.text('picture.civilised')}
        side="romans"
        units={civilisedProvince}
      />
      <Plot
        ground="barbarian"
        label={words.text('picture.barbarian')}
        side="goths"
        units={barbariansInBarbarianProvince}
      />
      <Plot
        ground="barbarian"
        label={words.text('picture.beside-horde')}
        side="goths"
        units={barbariansBesideTheirHorde}
        beside={<Counter side="goths" glyph="horde" />}
      />
      <Plot
        ground="barbarian"
        label={words.text('picture.settler')}
        side="romans"
        units={civilisedInBarbarianProvince}
      />
    </div>
  )
}
