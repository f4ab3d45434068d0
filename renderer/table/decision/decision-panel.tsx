import type { ReactNode } from 'react'
import type { Decision, Refusal } from '#shared/engine/decision.ts'
import { ariaKeys } from '../../commands/key-names.ts'
import { useWords, Words } from '../../i18n/words.tsx'
import { Emblem } from '../../invasions/emblem.tsx'
import { useAppDispatch, useAppSelector } from '../../state/store.ts'
import { giveAnswer } from '../../state/table-actions.ts'
import { Icon } from '../../ui/icon.tsx'
import { useUnitFacts } from '../unit-facts.tsx'
import { alike } from './alike.ts'
import { BlockedList } from './blocked-list.tsx'
import { budgetOf } from './budget.ts'
import { BudgetBar } from './budget-bar.tsx'
import { ChoiceList } from './choice-list.tsx'
import { answerOf, type Draft, withOption } from './draft.ts'
import { FieldView } from './field-view.tsx'
import { AboutPlace, lookOf } from './option-text.tsx'
import { RuleChip } from './rule-chip.tsx'
import { useDecisionKeys } from './use-decision-keys.ts'
import { useSingleOption } from './use-single-option.ts'

interface DecisionPanelProps {
  readonly decision: Decision
  readonly refusal: Refusal | null
  readonly sending: boolean
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  /** What is known of the ground that the decision is about. */
  readonly ground?: ReactNode
  /** Whom the nation that decides is bound to. */
  readonly ties?: ReactNode
  /** What the nation that decides has in its treasury. */
  readonly treasury?: number | null
  /** The place picked on the map for this decision. */
  readonly near?: string | null
  readonly onEverywhere?: () => void
}

/** The one question to answer now, whatever it is. */
export function DecisionPanel(props: DecisionPanelProps) {
  const {
    decision,
    refusal,
    sending,
    draft,
    onDraft,
    near = null,
    onEverywhere = () => undefined,
    ground,
    treasury = null,
    ties = null
  } = props
  const words = useWords()
  const dispatch = useAppDispatch()
  const connected = useAppSelector((state) => state.connection.connection.status === 'open')
  const answer = answerOf(draft, decision)
  const ready = answer !== null && !sending && connected
  const confirm = () => {
    if (ready) dispatch(giveAnswer(answer))
  }
  const { body } = decision
  const outlook = { key: `outlook.${decision.kind}` }
  const budget = budgetOf(draft, decision)
  const playsItself = useSingleOption(decision)
  const factsOf = useUnitFacts()
  // Of look-alikes one is enough to choose from: the one chosen, else the first.
  const options = alike(body.type === 'choice' ? body.options : [], (option) =>
    lookOf(option, words, factsOf(option.key))
  ).flatMap((same) => same.find(({ key }) => key === draft.option) ?? same[0] ?? [])
  useDecisionKeys(options, (key) => onDraft(withOption(draft, key)), confirm)

  return (
    <form
      className="decision"
      data-number={decision.number}
      data-kind={decision.kind}
      aria-labelledby="decision-prompt"
      onSubmit={(event) => {
        event.preventDefault()
        confirm()
      }}
    >
      <header className="decision__head">
        <p className="decision__actor">
          <Emblem side={decision.side} size={20} />
          <span>{words.name('actor', decision.actor ?? decision.side)}</span>
          {treasury !== null && (
            <span className="decision__gold">{words.text('decision.gold', { gold: treasury })}</span>
          )}
          {decision.place !== undefined && !ground && (
            <span className="decision__place">
              {words.text('decision.at', { place: words.name('place', decision.place) })}
            </span>
          )}
        </p>
        <RuleChip rule={decision.rule} />
      </header>
      <h2 className="decision__prompt" id="decision-prompt">
        <Words message={decision.prompt} />
      </h2>
      {words.has(outlook.key) && <p className="decision__outlook">{words.say(outlook)}</p>}
      <AboutPlace value={decision.place}>
        <div className="decision__body">
          {decision.place !== undefined ? ground : body.type === 'choice' && ties}
          {body.type === 'choice' ? (
            <ChoiceList
              label={words.say(decision.prompt)}
              options={options}
              chosen={draft.option}
              onChoose={(key) => onDraft(withOption(draft, key))}
              onConfirm={confirm}
              near={near}
              onEverywhere={onEverywhere}
            />
          ) : (
            body.fields.map((field) => (
              <FieldView
                key={field.name}
                decision={decision}
                field={field}
                draft={draft}
                onDraft={onDraft}
                near={near}
                onEverywhere={onEverywhere}
              />
            ))
          )}
          {decision.place === undefined && ground}
          <BlockedList blocked={body.blocked ?? []} />
        </div>
      </AboutPlace>
      {budget && <BudgetBar budget={budget} />}
      {refusal && <RefusalNote refusal={refusal} />}
      <footer className="decision__foot">
        <p className="decision__keys">
          {words.text(
            playsItself
              ? 'decision.playing-single'
              : body.type === 'choice'
                ? 'decision.keys'
                : 'decision.keys-form'
          )}
        </p>
        <button
          type="submit"
          className="button button--primary"
          disabled={!ready}
          aria-keyshortcuts={ariaKeys('confirm-answer')}
        >
          {words.text(sending ? 'decision.sending' : 'decision.confirm')}
        </button>
      </footer>
    </form>
  )
}

function RefusalNote({ refusal }: { refusal: Refusal }) {
  const words = useWords()
  return (
    <div className="refusal" role="alert">
      <Icon name="warning" />
      <p>
        <strong>{words.text('decision.refused')}</strong> <Words message={refusal.reason} />
      </p>
      <RuleChip rule={refusal.rule} />
    </div>
  )
}
