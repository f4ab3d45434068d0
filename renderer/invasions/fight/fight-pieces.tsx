import type { ReactNode } from 'react'
import { leaderCard, sideOf } from '#shared/invasions/catalogue.ts'
import type { LeaderId } from '#shared/invasions/state.ts'
import { reference } from '#shared/invasions/words/message.ts'
import type { InvasionsTranslator } from '../i18n/invasions-translator.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { Counter, type PieceFate, UnitCounter } from '../pieces/counter.tsx'
import type { ShownLine, ShownUnit } from './battle/battle-picture.ts'
import type { FightControls } from './fight-controls.ts'
import { useFightHint } from './fight-hint.tsx'

/** A unit in words: its kind, its nation, and what has become of it. */
function unitWords(
  { kind, nation, controller }: ShownUnit,
  fate: PieceFate,
  words: InvasionsTranslator
): string {
  const name = words.text('unit.of', {
    kind: reference('unit-kind', kind),
    nation: reference('nation', nation)
  })
  const notes = [
    ...(nation === controller ? [] : [words.text('unit.hired', { nation: reference('nation', nation) })]),
    ...(fate === 'stands' ? [] : [words.text(`fight.fate-${fate}`)])
  ]
  return notes.length > 0 ? words.text('ground.noted', { what: name, notes: words.list(notes) }) : name
}

/** A unit of a line; a button if it can be picked. */
export function UnitPiece({
  unit,
  controls,
  busy
}: {
  unit: ShownUnit
  controls: FightControls
  busy: boolean
}) {
  const words = useInvasionsWords()
  const control = controls.unit?.(unit.id) ?? null
  const fate = control?.fate ?? unit.fate
  const label = unitWords(unit, fate, words)
  const hint = useFightHint(label)
  const picture = <UnitCounter unit={unit} fate={fate} />
  if (!control) {
    return (
      <span className="piece" role="img" aria-label={label} title={label} {...hint}>
        {picture}
      </span>
    )
  }
  return (
    <button
      type="button"
      className="piece piece--held"
      aria-label={label}
      aria-pressed={control.pressed}
      aria-disabled={busy}
      onClick={busy ? undefined : control.onClick}
      {...hint}
    >
      {picture}
    </button>
  )
}

/** A leader with his combat bonus. */
export function LeaderPiece({ leader }: { readonly leader: LeaderId }) {
  const words = useInvasionsWords()
  const { nation, combat } = leaderCard(leader)
  const label = words.text('fight.leader', { leader: reference('leader', leader), amount: combat })
  return (
    <Named label={label}>
      <Counter side={sideOf(nation)} glyph="leader" bonus={combat} />
    </Named>
  )
}

function HordePiece({ nation, fate }: ShownLine['hordes'][number]) {
  const words = useInvasionsWords()
  const name = words.text('fight.horde', { nation: reference('nation', nation) })
  const label =
    fate === 'lost'
      ? words.text('ground.noted', { what: name, notes: words.text('fight.fate-captured') })
      : name
  return (
    <Named label={label}>
      <Counter side={sideOf(nation)} glyph="horde" fate={fate} />
    </Named>
  )
}

function Named({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const hint = useFightHint(label)
  return (
    <span className="piece" role="img" aria-label={label} title={label} {...hint}>
      {children}
    </span>
  )
}

interface PiecesProps {
  readonly line: Pick<ShownLine, 'leader' | 'units' | 'hordes'>
  readonly controls: FightControls
  readonly busy: boolean
}

/** All pieces of a line, the leader first. */
export function FightPieces({ line, controls, busy }: PiecesProps) {
  const { leader, units, hordes } = line
  return (
    <div className="pieces">
      {leader !== null && <LeaderPiece leader={leader} />}
      {units.map((unit) => (
        <UnitPiece key={unit.id} unit={unit} controls={controls} busy={busy} />
      ))}
      {hordes.map((horde) => (
        <HordePiece key={horde.nation} {...horde} />
      ))}
    </div>
  )
}
