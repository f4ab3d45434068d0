import type { Decision } from '#shared/engine/decision.ts'
import { includesKey, keyText } from '#shared/engine/option-key.ts'
import { answerTo } from '#shared/invasions/answers/answer-schemas.ts'
import type { InquiryOf } from '#shared/invasions/decisions/decision-kinds.ts'
import { forecastStand } from '#shared/invasions/queries/forecast/fight-forecast.ts'
import {
  forecastInterception,
  forecastMeeting
} from '#shared/invasions/queries/forecast/interception-forecast.ts'
import { attackedStacks, FLIGHT_SUCCEEDS_AT, refuges } from '#shared/invasions/queries/movement/flight.ts'
import { INTERCEPTION_SUCCEEDS_AT } from '#shared/invasions/queries/movement/interception.ts'
import { hordesIn, leaderPiece, pieceById } from '#shared/invasions/queries/pieces/pieces.ts'
import type { PieceId } from '#shared/invasions/state.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { boardOf } from '#shared/invasions/view-board.ts'
import { chosenIn, withValue } from '../../../table/decision/draft.ts'
import { useInvasionsWords } from '../../i18n/use-invasions-words.ts'
import { manyFieldOf } from '../battle/battle-controls.ts'
import { Chance, RollNeeded } from '../chance.tsx'
import { ConfirmButton } from '../confirm-button.tsx'
import type { FightControls, OpenQuestion } from '../fight-controls.ts'
import { FightHintLine } from '../fight-hint.tsx'
import { FightPieces } from '../fight-pieces.tsx'
import { ForceView, lineOfPieces } from '../force-view.tsx'
import { ForecastOdds, type ForecastOddsProps } from '../odds-bar.tsx'
import { PlaceOptionCards } from '../place-option-cards.tsx'
import { UnitPickQuestion } from './unit-pick-questions.tsx'

interface ReactionProps<Kind extends 'intercept' | 'interceptors-arrive' | 'flee' | 'retreat'> {
  readonly view: InvasionsView
  readonly decision: Decision<InquiryOf<Kind>>
  readonly question: OpenQuestion
}

/** A click adds a piece to those who go, or removes it. */
function partyControls(question: OpenQuestion): FightControls {
  const field = manyFieldOf(question)
  if (!field) return {}
  const chosen = chosenIn(question.draft, field.name)
  return {
    unit(id) {
      if (!field.options.some(({ key }) => key === id)) return null
      const pressed = chosen.includes(id)
      const next = pressed ? chosen.filter((key) => key !== id) : [...chosen, id]
      const onClick = () => question.onDraft(withValue(question.draft, field.name, next))
      return { pressed, fate: 'stands', onClick }
    }
  }
}

/** The odds of a fight that may follow, with a label. */
function FightAhead({ label, ...forecast }: ForecastOddsProps & { readonly label: string }) {
  return (
    <div className="ahead">
      <span className="ahead__label">{label}</span>
      <ForecastOdds {...forecast} />
    </div>
  )
}

/** XIX.A: who can intercept an intruder, with which chance, and the odds of the battle. */
export function InterceptQuestion({ view, decision, question }: ReactionProps<'intercept'>) {
  const words = useInvasionsWords()
  const board = boardOf(view)
  const { intruder, movers, stacks } = decision.about
  const chosen = chosenIn(question.draft, 'pieces')
  const controls = partyControls(question)
  const all = (stack: (typeof stacks)[number]): readonly PieceId[] => [
    ...stack.units,
    ...(stack.leader ? [leaderPiece(stack.leader)] : [])
  ]
  /** The chosen part of a stack; the whole stack until one of it is chosen. */
  const sentFrom = ({ units, leader }: (typeof stacks)[number]) => {
    const sent = units.filter((id) => chosen.includes(id))
    if (sent.length === 0) return { units, leader }
    return { units: sent, leader: leader && chosen.includes(leaderPiece(leader)) ? leader : null }
  }
  const firstChosen = (stack: (typeof stacks)[number]) =>
    chosen.findIndex((id) => includesKey(all(stack), id))
  const going = stacks
    .filter((stack) => firstChosen(stack) >= 0)
    .toSorted((one, other) => firstChosen(one) - firstChosen(other))
  const toggle = (stack: (typeof stacks)[number]) => {
    const pieces = all(stack)
    const others = chosen.filter((id) => !includesKey(pieces, id))
    const goes = pieces.every((id) => chosen.includes(id))
    question.onDraft(withValue(question.draft, 'pieces', goes ? others : [...others, ...pieces]))
  }
  return (
    <>
      <div className="arena__sides arena__sides--wide">
        <ForceView view={view} nation={intruder} role={words.text('fight.intruders')} pieces={movers} />
        <ul className="sites">
          {stacks.map((stack) => {
            const turn = going.indexOf(stack)
            const { chance, modifiers, fight } = forecastInterception(board, decision.about, {
              ...stack,
              ...sentFrom(stack)
            })
            return (
              <li key={`${stack.from} ${stack.nation}`} className="site">
                <button
                  type="button"
                  className="site__pick"
                  aria-pressed={all(stack).some((id) => chosen.includes(id))}
                  disabled={question.busy}
                  onClick={() => toggle(stack)}
                >
                  <span>
                    {going.length > 1 && turn >= 0 && `${turn + 1}. `}
                    <strong>{words.name('place', stack.from)}</strong>{' '}
                    <span className="quiet">{words.text('fight.steps-away', { count: stack.steps })}</span>
                  </span>
                  <Chance chance={chance} of={words.text('fight.arrives')} />
                </button>
                <FightPieces line={lineOfPieces(view, all(stack))} controls={controls} busy={question.busy} />
                <RollNeeded atLeast={INTERCEPTION_SUCCEEDS_AT} modifiers={modifiers} />
                {fight && (
                  <FightAhead
                    fight={fight}
                    assumes="interception"
                    label={words.text('fight.if-they-arrive')}
                  />
                )}
              </li>
            )
          })}
        </ul>
      </div>
      <footer className="arena__foot">
        <FightHintLine otherwise={words.text('fight.ask-intercept')} />
        <button
          type="button"
          className="button"
          disabled={question.busy}
          onClick={() => question.onAnswer(answerTo('intercept', { values: { pieces: [] } }))}
        >
          {words.text('option.let-pass')}
        </button>
        {chosen.length > 0 && <ConfirmButton question={question} label={words.text('fight.intercept')} />}
      </footer>
    </>
  )
}

/** XIX.A, XVII.A: not all interceptors find room: who fights, and with which odds. */
export function ArrivalQuestion({ view, decision, question }: ReactionProps<'interceptors-arrive'>) {
  const words = useInvasionsWords()
  const { nation, to, leader, intruder, movers } = decision.about
  const field = manyFieldOf(question)
  const units = field ? chosenIn(question.draft, field.name).map(keyText) : []
  const fight = forecastMeeting(boardOf(view), { intruder, movers, province: to }, units, leader)
  return (
    <>
      {fight && <ForecastOdds fight={fight} assumes="interception" />}
      <UnitPickQuestion
        view={view}
        nation={nation}
        question={question}
        facing={
          <ForceView view={view} nation={intruder} role={words.text('fight.intruders')} pieces={movers} />
        }
      />
    </>
  )
}

/** XIX.B: under attack: stay and fight, with the odds, or flee, with the chance. */
export function FleeQuestion({ view, decision, question }: ReactionProps<'flee'>) {
  const words = useInvasionsWords()
  const board = boardOf(view)
  const { nation, province, attacker, pieces, joining } = decision.about
  const fleeing = [...joining, ...pieces].flatMap((id) => pieceById(board, id) ?? [])
  const stack = attackedStacks(board, province, attacker).find(({ nations }) => nations.includes(nation))
  const known = stack ? refuges(board, stack, fleeing) : []
  const fight = forecastStand(board, { province, joining })
  const refugeAt = (place: string | undefined) => known.find(({ to }) => to === place)
  return (
    <>
      <div className="arena__sides arena__sides--wide">
        <ForceView
          view={view}
          nation={nation}
          role={words.text('fight.attacked-by', { nation: { ref: 'nation', id: attacker } })}
          pieces={pieces}
          controls={partyControls(question)}
          busy={question.busy}
        />
        <PlaceOptionCards
          question={question}
          // Staying is always possible, and comes first.
          chanceOf={({ place }) => refugeAt(place)?.chance ?? 1}
          body={({ place }) => {
            const refuge = refugeAt(place)
            if (!refuge) {
              const label = words.text('fight.if-they-stay')
              return fight && <FightAhead fight={fight} assumes="stand" label={label} />
            }
            return (
              <>
                <Chance chance={refuge.chance} of={words.text('fight.gets-away')} />
                <RollNeeded atLeast={FLIGHT_SUCCEEDS_AT} modifiers={refuge.modifiers} />
              </>
            )
          }}
        />
      </div>
      <footer className="arena__foot">
        <FightHintLine otherwise={words.text('fight.ask-flee')} />
        <ConfirmButton question={question} />
      </footer>
    </>
  )
}

/** XX.L: where the beaten force retreats to, how far that is, and how many find room. */
export function RetreatQuestion({ view, decision, question }: ReactionProps<'retreat'>) {
  const words = useInvasionsWords()
  const { nation, from, units, leader, horde, havens } = decision.about
  const pieces = [
    ...units,
    ...(leader ? [leaderPiece(leader)] : []),
    ...(horde && hordesIn(boardOf(view), from).includes(nation) ? [`horde:${nation}`] : [])
  ]
  return (
    <>
      <div className="arena__sides arena__sides--wide">
        <ForceView
          view={view}
          nation={nation}
          role={words.text('fight.retreating')}
          pieces={pieces}
          controls={partyControls(question)}
          busy={question.busy}
        />
        <PlaceOptionCards
          question={question}
          body={({ place }) => {
            const target = havens.find(({ to }) => to === place)
            if (!target) return null
            return (
              <span className="site__notes">
                {words.text('preview.retreat', { steps: target.steps, room: target.room })}
                {target.isolated && <em>{words.text('preview.retreat-into-battle')}</em>}
                {target.overruns > 0 && (
                  <em>{words.text('preview.overruns', { amount: target.overruns })}</em>
                )}
              </span>
            )
          }}
        />
      </div>
      <footer className="arena__foot">
        <FightHintLine otherwise={words.text('fight.ask-retreat')} />
        <ConfirmButton question={question} label={words.text('fight.retreat')} />
      </footer>
    </>
  )
}
