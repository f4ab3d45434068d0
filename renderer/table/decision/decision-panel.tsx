import type { ComponentType } from 'react'
import type { Decision, Option, Refusal } from '#shared/engine/decision.ts'
import type { GameTypes } from '#shared/engine/game.ts'
import { ariaKeys } from '../../commands/key-names.ts'
import { useWords, Words } from '../../i18n/words.tsx'
import { useAppDispatch, useAppSelector } from '../../state/store.ts'
import { sendAnswer } from '../../state/table-actions.ts'
import { Icon } from '../../ui/icon.tsx'
import { Emblem } from '../game/emblem.tsx'
import type {
  DecisionProps,
  DecisionSurroundings,
  DecisionViewProps,
  DecisionViews,
  HintViewProps
} from '../game/game-client.ts'
import { useGameContext } from '../game/game-context.ts'
import { playerName } from '../seat-name.ts'
import { BlockedList } from './blocked-list.tsx'
import { budgetOf } from './budget.ts'
import { BudgetBar } from './budget-bar.tsx'
import { ChoiceList } from './choice-list.tsx'
import { answerOf, type Draft, isChosen, withOption } from './draft.ts'
import { FieldView } from './field-view.tsx'
import { groupAlike } from './group-alike.ts'
import { HintButton, HintNote } from './hint-note.tsx'
import { OpenQuestionPanel } from './open-question-panel.tsx'
import { DecisionPlaceContext, optionAppearance } from './option-text.tsx'
import { PassButtons } from './pass-buttons.tsx'
import { RuleChip } from './rule-chip.tsx'
import { StandingPasses } from './standing-passes.tsx'
import { useDecisionHint } from './use-decision-hint.ts'
import { useDecisionKeys } from './use-decision-keys.ts'
import { useSingleOption } from './use-single-option.ts'

interface DecisionPanelProps<G extends GameTypes> extends DecisionProps<G> {
  readonly refusal: Refusal | null
  readonly sending: boolean
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  /** What the game adds around its questions. */
  readonly surroundings: DecisionSurroundings<G>
  /** The place picked on the map for this decision. */
  readonly near: string | null
  readonly onEverywhere: () => void
}

/** The question to answer now, of any kind. */
export function DecisionPanel<G extends GameTypes>(props: DecisionPanelProps<G>) {
  const { refusal, sending, draft, onDraft, surroundings, near, onEverywhere, ...given } = props
  const { decision } = given
  const { Head, Above, Below } = surroundings
  const View = viewFor(surroundings.views, decision)
  const HintView = hintViewFor(surroundings, decision)
  const words = useWords()
  const dispatch = useAppDispatch()
  const connected = useAppSelector((state) => state.connection.connection.status === 'open')
  const answer = answerOf(draft, decision)
  const ready = answer !== null && !sending && connected
  const confirm = () => {
    if (ready) dispatch(sendAnswer(answer))
  }
  const { body } = decision
  const budget = budgetOf(draft, decision)
  const playsItself = useSingleOption(decision)
  const elsewhere = (surroundings.answeredIn?.(given.table, decision) ?? 'panel') !== 'panel'
  const hinted = useDecisionHint(decision, draft, onDraft)
  const { pieceNotes, promptNote } = useGameContext()
  const follows = promptNote(decision.kind)
  // Of equivalent options one is enough to choose from: the chosen one, else the first.
  const options = groupAlike(body.type === 'choice' ? body.options : [], (option) =>
    optionAppearance(option, words, pieceNotes)
  ).flatMap((same) => same.find(({ key }) => isChosen(draft, key)) ?? same[0] ?? [])
  useDecisionKeys(options, (key) => onDraft(withOption(draft, key)), confirm)

  return (
    <form
      className="decision"
      data-number={decision.number}
      data-kind={decision.kind}
      data-elsewhere={elsewhere || undefined}
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
          {Head && <Head {...given} />}
        </p>
        <span className="decision__tools">
          <HintButton {...hinted} />
          <RuleChip rule={decision.rule} />
        </span>
      </header>
      <h2 className="decision__prompt" id="decision-prompt">
        <Words message={decision.prompt} onPlace={given.onPlace} />
      </h2>
      {decision.side !== given.table.side && (
        <p className="decision__outlook">
          {words.text('decision.at-the-table', {
            name: playerName(given.table.campaign.seats, decision.side, words)
          })}
        </p>
      )}
      {follows && <p className="decision__outlook">{words.say(follows)}</p>}
      {hinted.hint && (
        <HintNote
          decision={decision}
          hint={hinted.hint}
          own={HintView && <HintView table={given.table} decision={decision} answer={hinted.hint.answer} />}
        />
      )}
      <DecisionPlaceContext value={decision.place}>
        <div
          className="decision__body"
          // It may scroll, and without a form control inside it could not take the keyboard focus.
          tabIndex={elsewhere ? 0 : undefined}
        >
          {Above && <Above {...given} />}
          {body.preset && <p className="decision__preset">{words.say(body.preset.reason)}</p>}
          {View && <View {...given} draft={draft} onDraft={onDraft} />}
          {!View && !elsewhere && (
            // The search text belongs to one question.
            <PlainBody
              key={decision.number}
              decision={decision}
              options={options}
              draft={draft}
              onDraft={onDraft}
              onConfirm={confirm}
              near={near}
              onEverywhere={onEverywhere}
            />
          )}
          {Below && <Below {...given} />}
          <BlockedList blocked={body.blocked ?? []} />
        </div>
      </DecisionPlaceContext>
      {budget && <BudgetBar budget={budget} />}
      {refusal && <RefusalNote refusal={refusal} />}
      {decision.sealed && <p className="decision__sealed">{words.text('decision.sealed')}</p>}
      {decision.passes && <PassButtons scopes={decision.passes} />}
      <OpenQuestionPanel table={given.table} />
      <StandingPasses kinds={given.table.standingPasses} />
      {!elsewhere && !cannotAct(body) && (
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
            {words.text(
              sending ? 'decision.sending' : decision.sealed ? 'decision.change' : 'decision.confirm'
            )}
          </button>
        </footer>
      )}
    </form>
  )
}

/** Whether there is nothing to confirm here: another view asks, or the player can only pass. */
function cannotAct(body: Decision['body']): boolean {
  return body.type === 'form' ? body.open === true : body.options.length === 0
}

/** The game's own view for a kind of decision, if any. */
function viewFor<G extends GameTypes>(
  views: DecisionViews<G> | undefined,
  decision: Decision<G['Inquiry']>
): ComponentType<DecisionViewProps<G>> | undefined {
  const kind: G['Inquiry']['kind'] = decision.kind
  // The table pairs each kind with its decision; the compiler loses the pair in a lookup by kind.
  return views?.[kind] as ComponentType<DecisionViewProps<G>> | undefined
}

/** How the game shows advice on this kind of decision, if it does. */
function hintViewFor<G extends GameTypes>(
  { hints }: Pick<DecisionSurroundings<G>, 'hints'>,
  { kind }: Decision<G['Inquiry']>
): ComponentType<HintViewProps<G>> | undefined {
  const known: G['Inquiry']['kind'] = kind
  return hints?.[known]
}

interface PlainBodyProps {
  readonly decision: Decision
  /** For a choice: without equivalent options. */
  readonly options: readonly Option[]
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  readonly onConfirm: () => void
  readonly near: string | null
  readonly onEverywhere: () => void
}

/** The list or form that can answer any question. */
function PlainBody({ decision, options, draft, onDraft, onConfirm, near, onEverywhere }: PlainBodyProps) {
  const words = useWords()
  const { body } = decision
  if (body.type === 'form') {
    return body.fields.map((field) => (
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
  }
  if (body.options.length === 0) return <p className="quiet-word">{words.text('decision.only-pass')}</p>
  return (
    <ChoiceList
      label={words.say(decision.prompt)}
      options={options}
      chosen={draft.option}
      onChoose={(key) => onDraft(withOption(draft, key))}
      onConfirm={onConfirm}
      near={near}
      onEverywhere={onEverywhere}
    />
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
