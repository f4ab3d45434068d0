import type { Option } from '#shared/engine/decision.ts'
import { sideOf } from '#shared/invasions/catalogue.ts'
import type { InvasionsEvent } from '#shared/invasions/events.ts'
import type { Siege } from '#shared/invasions/fights-in-progress.ts'
import { CITY_FALLS_AT, laySiege } from '#shared/invasions/queries/siege/siege.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { boardOf } from '#shared/invasions/view-board.ts'
import { reference } from '#shared/invasions/words/message.ts'
import { Emblem, sideClass } from '../../../table/game/emblem.tsx'
import { useInvasionsWords } from '../../i18n/use-invasions-words.ts'
import { hitControls } from '../battle/battle-controls.ts'
import { shownUnit } from '../battle/battle-picture.ts'
import { Chance, RollNeeded } from '../chance.tsx'
import { ConfirmButton } from '../confirm-button.tsx'
import { RollLine } from '../dice/roll-line.tsx'
import { NO_CONTROLS, type OpenQuestion } from '../fight-controls.ts'
import { FightHintLine } from '../fight-hint.tsx'
import { FightPieces } from '../fight-pieces.tsx'
import { OptionButtons } from '../option-buttons.tsx'
import { CityPicture } from './city-picture.tsx'

interface LiveSiegeProps {
  readonly view: InvasionsView
  readonly siege: Siege
  readonly events: readonly InvasionsEvent[]
  readonly question: OpenQuestion | null
}

/** XXIV: a siege in progress: the besiegers, the city, the chance and its price. */
export function LiveSiege({ view, siege, events, question }: LiveSiegeProps) {
  const words = useInvasionsWords()
  const { besieger, owner, units, leader, level, fortified, kept, stage } = siege
  const line = {
    leader,
    hordes: [],
    units: units.flatMap((id) => shownUnit(view.units, id, false, undefined) ?? [])
  }
  const controls = question ? hitControls(question) : NO_CONTROLS
  const rolls = events.flatMap((event) =>
    event.type === 'roll' && (event.reason === 'siege' || event.reason === 'terror') ? [event] : []
  )
  const undecided = stage !== 'fate' && stage !== 'going-on' && stage !== 'retreat'
  // XXIV.C: the chance of the same besiegers if they stay.
  const next = stage === 'going-on' ? laySiege(boardOf(view), siege) : null
  const chance = next ?? (undecided ? siege : null)
  return (
    <>
      <div className="arena__sides arena__sides--siege">
        <section
          className={`side-view side-view--attacker ${sideClass(sideOf(besieger))}`}
          aria-label={words.name('nation', besieger)}
        >
          <header className="side-view__head">
            <Emblem side={sideOf(besieger)} size={20} />
            <strong>{words.name('nation', besieger)}</strong>
            <span className="tag">{words.text('fight.besiegers')}</span>
            {kept && <span className="tag">{words.text('fight.kept-siege')}</span>}
            <span className="side-view__count">{words.text('ground.units', { count: units.length })}</span>
          </header>
          <FightPieces line={line} controls={controls} busy={question?.busy ?? true} />
          {chance && (
            <RollNeeded atLeast={CITY_FALLS_AT} modifiers={chance.modifiers} rerolls={chance.rerolls} />
          )}
        </section>
        <section
          className={`side-view side-view--defender ${owner ? sideClass(sideOf(owner)) : ''}`}
          aria-label={words.text('fight.city')}
        >
          <header className="side-view__head">
            {owner && <Emblem side={sideOf(owner)} size={20} />}
            <strong>{owner ? words.name('nation', owner) : words.text('fight.nobodys-city')}</strong>
            <span className="tag">
              {words.text(fortified ? 'ground.walled-city' : 'ground.city', { level })}
            </span>
          </header>
          <div className="siege-city">
            <CityPicture level={level} fortified={fortified} fallen={stage === 'fate'} />
            {undecided && <Chance chance={siege.chance} of={words.text('fight.falls')} />}
          </div>
        </section>
      </div>
      {rolls.map((roll, index) => (
        // Rolls of a siege never change their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <RollLine key={index} roll={roll} outcome={null} />
      ))}
      <footer className="arena__foot">
        <FightHintLine otherwise={words.text(question ? hintFor(question) : 'fight.others-decide')} />
        {question && <SiegeActions question={question} next={next} />}
      </footer>
    </>
  )
}

function hintFor({ decision }: OpenQuestion) {
  switch (decision.kind) {
    case 'besiege':
      return 'fight.ask-besiege'
    case 'take-hits':
      return 'fight.ask-losses'
    case 'keep-siege':
      return 'fight.ask-keep-siege'
    case 'fate-of-city':
      return 'fight.ask-fate'
    default:
      return 'fight.ask'
  }
}

function SiegeActions({ question, next }: { readonly question: OpenQuestion; readonly next: Siege | null }) {
  const words = useInvasionsWords()
  const { decision } = question
  const falls = words.text('fight.falls')
  switch (decision.kind) {
    case 'take-hits':
      return <ConfirmButton question={question} label={words.text('fight.take-losses')} />
    case 'besiege': {
      const { siege, assault, hits } = decision.about
      const beside = ({ key }: Option) =>
        key === 'withdraw' ? null : (
          <>
            <Chance chance={key === 'assault' ? assault.chance : siege.chance} of={falls} />
            <span className="choice-button__price">
              {key === 'assault'
                ? words.text('fight.costs-hits', { count: hits })
                : words.text('fight.costs-nothing')}
            </span>
          </>
        )
      return <OptionButtons question={question} beside={beside} />
    }
    case 'keep-siege': {
      const { leader, campaignsLeft } = decision.about
      const beside = ({ key }: Option) =>
        key === 'keep' ? (
          <>
            {next && <Chance chance={next.chance} of={words.text('fight.falls-next')} />}
            <span className="choice-button__price">
              {words.text('fight.campaigns-left', {
                leader: reference('leader', leader),
                count: campaignsLeft
              })}
            </span>
          </>
        ) : null
      return <OptionButtons question={question} beside={beside} />
    }
    case 'fate-of-city': {
      const { gold } = decision.about
      const beside = ({ key }: Option) =>
        (key === 'sack' || key === 'sack-and-raze') && gold > 0 ? (
          <span className="choice-button__price">{words.text('fight.booty', { gold })}</span>
        ) : null
      return <OptionButtons question={question} beside={beside} />
    }
    default:
      return decision.body.type === 'choice' ? <OptionButtons question={question} /> : null
  }
}
