import type { Decision, Option } from '#shared/engine/decision.ts'
import { hasPart } from '#shared/engine/option-key.ts'
import { answerTo } from '#shared/invasions/answers/answer-schemas.ts'
import type { InquiryOf } from '#shared/invasions/decisions/decision-kinds.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import { stopMoment } from '#shared/invasions/queries/cards/card-stops.ts'
import type { StandingOrders, StopMoment } from '#shared/invasions/standing-orders.ts'
import { useAnswering } from '../../table/answering.ts'
import { ChoiceList } from '../../table/decision/choice-list.tsx'
import { type Draft, optionsInPart, withOption } from '../../table/decision/draft.ts'
import type { DecisionViewProps } from '../../table/game/game-client.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { cardReference } from './card-designs.ts'
import { BriefCardFace, cardTintClass } from './card-face.tsx'
import { CardSymbol } from './card-symbol.tsx'
import { type HeldCard, handOf, standingOrdersOf } from './hand.ts'
import { isSelectedInTray, optionPartOf } from './hand-tray.tsx'
import { MomentSubject } from './moment-subject.tsx'
import { passingUntil, type StopSetting, toSentOrders, withStopSetting } from './standing-orders.ts'

const PASS = answerTo('play-card', { option: 'pass' })

type PlayCardInquiry = InquiryOf<'play-card'>
type Props = DecisionViewProps<Invasions, PlayCardInquiry>

/** Plays a card from the hand: first which card, then its target. Or passes, in one place. */
export function PlayCardView({ table, decision, draft, onDraft }: Props) {
  const words = useInvasionsWords()
  const { body } = decision
  const playable = playableCards(handOf(table.view), body.options)
  const selected = selectedCard(playable, draft)
  const passes = body.options.filter(({ key }) => typeof key === 'string')
  const targets = selected ? optionsInPart(body.options, { ...draft, part: optionPartOf(selected) }) : []
  return (
    <>
      <MomentSubject moment={decision.about.moment} />
      <p className="play-card__hint">
        {words.text(playable.length === 0 ? 'tray.no-card' : selected ? 'tray.on-the-map' : 'tray.play-now')}
      </p>
      <PlayableCards playable={playable} selected={selected} draft={draft} onDraft={onDraft} />
      {selected && <BriefCardFace design={selected.design} />}
      <ChoiceList
        label={words.say(decision.prompt)}
        options={[...passes, ...targets.map(byTarget)]}
        chosen={draft.option}
        digits={false}
        onChoose={(key) => onDraft(withOption(draft, key))}
      />
      <Passes decision={decision} orders={standingOrdersOf(table.view)} turn={table.view.turn} />
    </>
  )
}

function playableCards(hand: readonly HeldCard[], options: readonly Option[]): readonly HeldCard[] {
  return hand.filter((held) => options.some(({ key }) => hasPart(key, optionPartOf(held))))
}

/** The chosen card, the selected one, or the only playable one. */
function selectedCard(playable: readonly HeldCard[], draft: Draft): HeldCard | null {
  const { option } = draft
  const chosen = playable.find((held) => option !== null && hasPart(option, optionPartOf(held)))
  const turnedTo = playable.find((held) => isSelectedInTray(draft, held))
  const [only, ...others] = playable
  return chosen ?? turnedTo ?? (others.length === 0 ? (only ?? null) : null)
}

/** The card is shown already, so its target labels the option. */
function byTarget(option: Option): Option {
  const [target, ...rest] = option.preview ?? []
  return target ? { ...option, label: target, preview: rest } : option
}

interface PlayableCardsProps {
  readonly playable: readonly HeldCard[]
  readonly selected: HeldCard | null
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
}

function PlayableCards({ playable, selected, draft, onDraft }: PlayableCardsProps) {
  const words = useInvasionsWords()
  if (playable.length < 2) return null
  return (
    <ul className="play-card__cards">
      {playable.map((held) => {
        const card = cardReference(held.design)
        return (
          <li key={held.id}>
            <button
              type="button"
              className={`card-tab ${cardTintClass(held.design)}`}
              aria-pressed={held === selected}
              onClick={() => onDraft({ ...draft, option: null, part: optionPartOf(held) })}
            >
              <CardSymbol design={held.design} size={22} />
              {words.name(card.ref, card.id)}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

interface PassesProps {
  readonly decision: Decision<PlayCardInquiry>
  readonly orders: StandingOrders
  readonly turn: number
}

/** Passes for longer than this once, which is an option of the list. */
function Passes({ decision, orders, turn }: PassesProps) {
  const words = useInvasionsWords()
  const { answer, sendStandingOrders, busy } = useAnswering()
  const { moment, plays } = decision.about
  const pass = async (next: StandingOrders) => {
    await sendStandingOrders(toSentOrders(next))
    answer(PASS)
  }
  const stopAt = (at: StopMoment, choice: StopSetting) =>
    plays.reduce((changed, { card }) => withStopSetting(changed, card, at, choice, turn), orders)
  const button = (label: string, next: StandingOrders) => (
    <button type="button" className="button button--quiet" disabled={busy} onClick={() => pass(next)}>
      {label}
    </button>
  )
  const isDiplomacy = stopMoment(moment) === 'diplomacy-play'
  return (
    <div className="play-card__passes">
      {plays.length > 0 && button(words.text('tray.not-again'), stopAt(stopMoment(moment), 'not-this-turn'))}
      <details>
        <summary>{words.text('tray.pass-longer')}</summary>
        {isDiplomacy && button(words.text('tray.ask-at-last-call'), stopAt('last-call', 'always'))}
        {button(words.text('tray.pass-own'), passingUntil(orders, 'own-moment'))}
        {button(words.text('tray.pass-turn'), passingUntil(orders, { turn }))}
      </details>
    </div>
  )
}
