import './stage.css'
import type { RepublicEvent } from '#shared/republica/events/index.ts'
import { Die } from '../../table/log/die.tsx'
import { useRepublicaWords } from '../i18n/use-republica-words.ts'
import { Mark } from '../marks/mark.tsx'

/** What is shown with an event that dice have decided; null for all others. */
export function stageOf(event: RepublicEvent) {
  switch (event.type) {
    case 'battle-fought':
      return <BattleStage battle={event} />
    case 'roll':
      return <RolledDice roll={event} />
    case 'vote-closed':
      return <VoteStage vote={event} />
    default:
      return null
  }
}

type EventThat<Type extends RepublicEvent['type']> = Extract<RepublicEvent, { readonly type: Type }>

function RolledDice({ roll: { dice, faces, total } }: { readonly roll: EventThat<'roll'> }) {
  return (
    <span className="rep-thrown">
      {dice.map((value, index) => (
        // Dice have no identity besides their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Die key={index} faces={faces} value={value} />
      ))}
      {dice.length > 1 && <b>= {total}</b>}
    </span>
  )
}

/** 10.11: the strengths, the dice, and the number that is looked up. */
function BattleStage({ battle }: { readonly battle: EventThat<'battle-fought'> }) {
  const words = useRepublicaWords()
  const { strength, enemy, dice, total, result, field } = battle
  return (
    <span className={`rep-battle rep-battle--${result}`}>
      <Mark id={field === 'sea' ? 'fleet' : 'legion'} size={20} />
      <b>{strength}</b> − <b>{enemy}</b> +
      {dice.map((value, index) => (
        // Dice have no identity besides their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Die key={index} faces={6} value={value} />
      ))}
      {total !== null && <b>= {total}</b>}
      <strong>{words.text(`result.${result}`)}</strong>
    </span>
  )
}

function VoteStage({ vote: { yes, no, isCarried } }: { readonly vote: EventThat<'vote-closed'> }) {
  return (
    <span className="rep-thrown" data-carried={isCarried || undefined}>
      <Mark id="votes" size={20} />
      <b>
        {yes} : {no}
      </b>
    </span>
  )
}
