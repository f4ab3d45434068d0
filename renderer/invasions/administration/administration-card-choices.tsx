import { administrationCards } from '#shared/invasions/content/cards/administration.ts'
import { calamities } from '#shared/invasions/content/cards/calamities.ts'
import type { CalamityId } from '#shared/invasions/content/cards/card-schema.ts'
import type { InquiryOf } from '#shared/invasions/decisions/decision-kinds.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import {
  type AdministrationOutcome,
  cardsOfType
} from '#shared/invasions/queries/administration/administration-cards.ts'
import {
  type EmpireCheck,
  empireCheckOnAgeing
} from '#shared/invasions/queries/time/kingdom-and-empire-checks.ts'
import { boardOf } from '#shared/invasions/view-board.ts'
import { reference, signed } from '#shared/invasions/words/message.ts'
import { languageFor } from '#shared/words/language.ts'
import type { DecisionViewProps } from '../../table/game/game-client.ts'
import { clampedPercent } from '../fight/odds-bar.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { OptionCard } from '../questions/option-card.tsx'
import { AdministrationSheet } from './administration-sheet.tsx'

/** XIII.D: which type of card to pay for, with all cards of the type at this age. */
export function CardTypeChoice(props: DecisionViewProps<Invasions, InquiryOf<'administration-type'>>) {
  const { decision, draft, onDraft, table } = props
  const { nation, treasury, types } = decision.about
  const words = useInvasionsWords()
  const { age, status } = table.view.nations[nation]
  const board = boardOf(table.view)
  const realm = status === 'empire' ? 'empire' : 'kingdom'
  const chosen = types.find(({ type }) => type === draft.option)
  return (
    <AdministrationSheet {...props} nation={nation} spending={chosen?.price ?? 0}>
      <fieldset className="choices card-row">
        <legend className="visually-hidden">{words.say(decision.prompt)}</legend>
        {types.map(({ type, price, cards }) => (
          <OptionCard
            key={type}
            value={type}
            className="choice type-card"
            disabled={price > treasury}
            {...{ decision, draft, onDraft }}
          >
            <strong>{words.text(`type.${type}`)}</strong>
            <span className="type-card__price">{words.text('shop.each', { gold: price })}</span>
            <span>{words.text('type.cards', { count: cards })}</span>
            <span>{words.text('type.left', { gold: Math.max(0, treasury - price) })}</span>
          </OptionCard>
        ))}
      </fieldset>
      {chosen && (
        <details className="may-be">
          <summary>{words.text('type.may-be', { age })}</summary>
          <ul>
            {cardsOfType(chosen.type, age, realm).map((outcome) => (
              <li key={outcome.card}>
                <strong>{words.name('card', outcome.card)}</strong>{' '}
                <OutcomeLine outcome={outcome} check={empireCheckOnAgeing(board, nation, outcome.ageing)} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </AdministrationSheet>
  )
}

/** XIII.D: the cards of the type, face up, each with its effects at this age. */
export function AdministrationCardChoice(
  props: DecisionViewProps<Invasions, InquiryOf<'administration-card'>>
) {
  const { decision, draft, onDraft, table } = props
  const board = boardOf(table.view)
  const { nation, treasury, cards } = decision.about
  const words = useInvasionsWords()
  const language = languageFor(words.language, [])
  return (
    <AdministrationSheet {...props} nation={nation}>
      <fieldset className="choices">
        <legend className="visually-hidden">{words.say(decision.prompt)}</legend>
        {cards.map((outcome, index) => {
          const { card, gold } = outcome
          const text = administrationCards.find(({ id }) => id === card)?.text[language]
          return (
            <OptionCard
              key={card}
              value={card}
              index={index}
              className="choice outcome-card"
              {...{ decision, draft, onDraft }}
            >
              <span className="option-text">
                <strong className="outcome-card__name">{words.name('card', card)}</strong>
                <em>{text}</em>
                <Outcome outcome={outcome} check={empireCheckOnAgeing(board, nation, outcome.ageing)} />
                <span className="outcome-card__sum">
                  {words.text('face.treasury', { before: treasury, now: Math.max(0, treasury + gold) })}
                </span>
              </span>
            </OptionCard>
          )
        })}
      </fieldset>
    </AdministrationSheet>
  )
}

interface OutcomeProps {
  readonly outcome: AdministrationOutcome
  /** VIII.B: the roll for an Empire that follows if the realm ages. */
  readonly check: EmpireCheck | null
}

function useOutcomeTexts({ outcome: { gold, ageing, calamity, leader }, check }: OutcomeProps) {
  const words = useInvasionsWords()
  return {
    empire: check && words.text('face.empire', { percent: clampedPercent(check.chance) }),
    gold: gold === 0 ? words.text('face.no-gold') : words.text('face.gold', { change: signed(gold) }),
    ageing:
      ageing > 0
        ? words.text('face.ageing', { spaces: ageing })
        : ageing < 0
          ? words.text('face.younger', { amount: -ageing })
          : words.text('face.no-ageing'),
    calamity:
      calamity === null
        ? words.text('face.no-calamity')
        : words.text('face.calamity', { calamity: reference('calamity', calamity) }),
    leader: words.text(`face.leader-${leader}`)
  }
}

function OutcomeLine(props: OutcomeProps) {
  const { gold, ageing, empire, calamity, leader } = useOutcomeTexts(props)
  const texts = [gold, ageing, empire, props.outcome.calamity ? calamity : null, leader]
  return <span>{texts.filter((line) => line !== null).join(' · ')}</span>
}

function Outcome(props: OutcomeProps) {
  const { gold, ageing, empire, calamity, leader } = useOutcomeTexts(props)
  const struck = props.outcome.calamity
  return (
    <span className="outcome">
      <span className="outcome__line outcome__line--gold">{gold}</span>
      <span className="outcome__line outcome__line--age">
        {ageing}
        {empire && <small>{empire}</small>}
      </span>
      <span className="outcome__line outcome__line--calamity">
        {calamity}
        {struck && <CalamityText id={struck} />}
      </span>
      <span className="outcome__line outcome__line--leader">{leader}</span>
    </span>
  )
}

function CalamityText({ id }: { readonly id: CalamityId }) {
  const language = languageFor(useInvasionsWords().language, [])
  return <small>{calamities.find((one) => one.id === id)?.text[language]}</small>
}
