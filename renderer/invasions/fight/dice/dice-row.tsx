import { type BattleDie, swordsOn } from '#shared/invasions/queries/battle/dice.ts'
import type { BreakdownItem } from '#shared/invasions/queries/battle/situation.ts'
import { reference, signed } from '#shared/invasions/words/message.ts'
import { Die } from '../../../table/log/die.tsx'
import type { InvasionsTranslator } from '../../i18n/invasions-translator.ts'
import { useInvasionsWords } from '../../i18n/use-invasions-words.ts'
import type { ShownLine } from '../battle/battle-picture.ts'
import type { DieControl, FightControls } from '../fight-controls.ts'
import { useFightHint } from '../fight-hint.tsx'
import { clampedPercent } from '../odds-bar.tsx'
import { BattleDieFace, UnrolledDie } from './battle-die.tsx'
import { type DieWithOrigins, originsOf } from './die-origins.ts'
import { twoDiceFaces } from './two-dice.ts'

interface DiceProps {
  readonly line: ShownLine
  readonly redCounts: boolean
  readonly controls: FightControls
  readonly busy: boolean
}

/** The dice of a side: rolled, or waiting to be rolled; or its 2D6. */
export function DiceRow({ line, redCounts, controls, busy }: DiceProps) {
  if (line.roll) return <TwoDiceRow line={line} roll={line.roll} controls={controls} busy={busy} />
  const origins = line.pool ? originsOf(line.pool) : []
  if (line.dice.length > 0) {
    return (
      <div className="dice">
        {inOrder(line.dice).map((die, index) => (
          <RolledDie
            // Dice differ only by their order.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            die={die}
            line={line}
            origin={origins[index]}
            redCounts={redCounts}
            control={controls.die?.(line.side, die) ?? null}
            busy={busy}
          />
        ))}
      </div>
    )
  }
  return (
    <div className="dice">
      {origins.map((die, index) => (
        // Dice of a pool differ only by their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <WaitingDie key={index} die={die} />
      ))}
    </div>
  )
}

/** In the order of the roll: white dice, then black ones. */
function inOrder(dice: readonly BattleDie[]): readonly BattleDie[] {
  return [
    ...dice.filter(({ colour }) => colour === 'white'),
    ...dice.filter(({ colour }) => colour === 'black')
  ]
}

/** The rules that gave a die, in words: 'Units (XX.F), Elite units (XX.G)'. */
function originWords(origins: readonly BreakdownItem[], words: InvasionsTranslator): string {
  return words.list(
    origins.map(({ why, rule }) => words.text('fight.origin', { why: reference('modifier', why), rule }))
  )
}

function WaitingDie({ die }: { readonly die: DieWithOrigins }) {
  const words = useInvasionsWords()
  const label = words.text(`fight.die-waits-${die.colour}`, { what: originWords(die.origins, words) })
  const hint = useFightHint(label)
  return (
    <span className="die-spot" role="img" aria-label={label} title={label} {...hint}>
      <UnrolledDie colour={die.colour} />
    </span>
  )
}

interface RolledDieProps {
  readonly die: BattleDie
  readonly line: ShownLine
  readonly origin: DieWithOrigins | undefined
  readonly redCounts: boolean
  readonly control: DieControl | null
  readonly busy: boolean
}

function RolledDie({ die, line, origin, redCounts, control, busy }: RolledDieProps) {
  const words = useInvasionsWords()
  const { white, red } = swordsOn(die)
  const shown = words.text(`fight.die-shows-${die.colour}`, {
    nation: reference('nation', line.nation),
    white,
    red
  })
  const source = origin ? words.text('fight.die-from', { what: originWords(origin.origins, words) }) : ''
  const change = control ? gainWords(control, words) : ''
  const label = [shown, source, change].filter((part) => part !== '').join(' ')
  const hint = useFightHint(label)
  // A re-rolled die gets a new face, so that it is animated; the button keeps its focus.
  const face = <BattleDieFace key={die.face} {...die} redCounts={redCounts} />
  if (!control) {
    return (
      <span className="die-spot" role="img" aria-label={label} title={label} {...hint}>
        {face}
      </span>
    )
  }
  return (
    <button
      type="button"
      className="die-spot die-spot--held"
      aria-label={label}
      aria-disabled={busy}
      onClick={busy ? undefined : control.onClick}
      {...hint}
    >
      {face}
      <Gain control={control} />
    </button>
  )
}

/** How a re-roll changes the chance to win. */
function gainWords({ kept, again }: DieControl, words: InvasionsTranslator): string {
  return words.text('fight.reroll-changes', { before: clampedPercent(kept), now: clampedPercent(again) })
}

function Gain({ control }: { readonly control: DieControl }) {
  const words = useInvasionsWords()
  const change = Math.round((control.again - control.kept) * 100)
  const tone = change > 0 ? 'better' : change < 0 ? 'worse' : 'same'
  return (
    <span className={`gain gain--${tone}`} aria-hidden="true">
      {change === 0 ? '±0' : words.signed(change)}
    </span>
  )
}

interface TwoDiceRowProps {
  readonly line: ShownLine
  readonly roll: NonNullable<ShownLine['roll']>
  readonly controls: FightControls
  readonly busy: boolean
}

/** XXI.F: 2D6 and what is added to them. */
function TwoDiceRow({ line, roll, controls, busy }: TwoDiceRowProps) {
  const words = useInvasionsWords()
  const control = controls.roll?.(line.side) ?? null
  const { natural, total } = roll
  const shown = words.text('fight.roll-shows', { nation: reference('nation', line.nation), natural, total })
  const label = control ? `${shown} ${gainWords(control, words)}` : shown
  const hint = useFightHint(label)
  const dice = (
    <>
      {twoDiceFaces(line).map((face, index) => (
        // Two dice differ only by their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Die key={`${index} ${face}`} faces={6} value={face} />
      ))}
      <span className="dice__sum" aria-hidden="true">
        {total === natural
          ? null
          : words.say({ key: 'calculation.total', params: { change: signed(total - natural) } })}
        <strong>= {total}</strong>
      </span>
    </>
  )
  if (!control) {
    return (
      <div className="dice dice--two" role="img" aria-label={label} title={label} {...hint}>
        {dice}
      </div>
    )
  }
  return (
    <button
      type="button"
      className="dice dice--two dice--held"
      aria-label={label}
      aria-disabled={busy}
      onClick={busy ? undefined : control.onClick}
      {...hint}
    >
      {dice}
      <Gain control={control} />
    </button>
  )
}
