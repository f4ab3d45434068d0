import './stage.css'
import type { TetrarchiaEvent } from '#shared/tetrarchia/events.ts'
import type { FightSum } from '#shared/tetrarchia/queries/combat.ts'
import { Emblem } from '../../table/game/emblem.tsx'
import { Die } from '../../table/log/die.tsx'
import { useTetrarchiaWords } from '../i18n/use-tetrarchia-words.ts'

type Battle = Extract<TetrarchiaEvent, { readonly type: 'battle' }>

/** What is shown with an event that dice have decided; null for all others. */
export function stageOf(event: TetrarchiaEvent, before: readonly TetrarchiaEvent[]) {
  switch (event.type) {
    case 'battle':
      return <BattleStage battle={event} dice={lastDice(before, 'battle')} />
    case 'struck':
      return <RolledDice dice={lastDice(before, 'strike') ?? lastDice(before, 'echo-strike')} />
    case 'link-tested':
      return <RolledDice dice={lastDice(before, 'link')} />
    default:
      return null
  }
}

/** The dice of the last roll, if it was made for this. */
function lastDice(before: readonly TetrarchiaEvent[], reason: string): readonly number[] | null {
  const roll = before.findLast((event) => event.type === 'roll')
  return roll?.type === 'roll' && roll.reason === reason ? roll.dice : null
}

function RolledDice({ dice }: { readonly dice: readonly number[] | null }) {
  if (!dice) return null
  return (
    <span className="thrown">
      {dice.map((value, index) => (
        // Dice have no identity besides their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Die key={index} faces={6} value={value} />
      ))}
    </span>
  )
}

interface BattleStageProps {
  readonly battle: Battle
  /** The Roman die and the plain one; null if the log begins after the roll. */
  readonly dice: readonly number[] | null
}

/** I.5: both dice with what is added to them and who doubles the sum, and the totals. */
function BattleStage({ battle, dice }: BattleStageProps) {
  const words = useTetrarchiaWords()
  const { emperor, sums, roman, barbarian, result } = battle
  return (
    <span className={`battle-stage battle-stage--${result}`}>
      <span className="battle-stage__side">
        <Emblem side={emperor} size={26} />
        <Sum die={dice?.[0]} sum={sums.roman} total={roman} />
      </span>
      <span className="battle-stage__against" aria-hidden="true">
        :
      </span>
      <span className="battle-stage__side">
        <Sum die={dice?.[1]} sum={sums.barbarian} total={barbarian} />
        <span className="army-mark" role="img" aria-label={words.text('fight.army')} />
      </span>
    </span>
  )
}

interface SumProps {
  readonly die: number | undefined
  readonly sum: FightSum
  readonly total: number
}

function Sum({ die, sum: { chain, factor }, total }: SumProps) {
  return (
    <>
      {factor > 1 && '('}
      {die !== undefined && <Die faces={6} value={die} />}
      {chain.length > 0 && ` + ${chain.length}`}
      {factor > 1 && `) × ${factor}`}
      {(factor > 1 || chain.length > 0) && ' = '}
      <strong>{total}</strong>
    </>
  )
}
