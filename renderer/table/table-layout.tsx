import { useMemo } from 'react'
import { readNations, readSituation } from '../game/read-view.ts'
import { useWords } from '../i18n/words.tsx'
import { useAppDispatch, useAppSelector } from '../state/store.ts'
import { type Seated, tableSlice } from '../state/table.ts'
import { Awaited } from './decision/awaited.tsx'
import { DecisionPanel } from './decision/decision-panel.tsx'
import { highlightsOf, withPlace } from './decision/draft.ts'
import { useDraft } from './decision/use-draft.ts'
import { LogPanel } from './log/log-panel.tsx'
import { MapPlaceholder } from './map-placeholder.tsx'
import { NationSheets } from './nation-sheets.tsx'
import { Panel } from './panel.tsx'
import { Recap } from './recap.tsx'
import { ScoreBoard } from './score-board.tsx'
import { SequenceBar } from './sequence-bar.tsx'

/** The table as one side sees it: the map, and the panels around it. */
export function TableLayout({ seated }: { readonly seated: Seated }) {
  const words = useWords()
  const dispatch = useAppDispatch()
  const { table, refusal, sending } = seated
  const { decision, view, log } = table
  // The card in the library is the fresher one while the table is open.
  const card =
    useAppSelector(({ library }) => library.cards.find(({ id }) => id === seated.campaign)) ?? table.campaign
  const situation = useMemo(() => readSituation(view, card.summary), [view, card.summary])
  const nations = useMemo(() => readNations(view), [view])
  const [draft, setDraft] = useDraft(decision)
  const highlights = useMemo(() => (decision ? highlightsOf(draft, decision) : []), [draft, decision])
  const pointAt = (place: string) => dispatch(tableSlice.actions.pointedAt(place))
  const pick = (place: string) => {
    pointAt(place)
    if (decision) setDraft(withPlace(draft, decision, place))
  }
  return (
    <div className="table">
      <SequenceBar table={table} situation={situation} sending={sending} />
      <main className="table__board">
        <MapPlaceholder
          facts={[]}
          stacks={[]}
          highlights={highlights}
          focus={seated.place ?? decision?.place ?? null}
          onSelect={pick}
        />
        <aside className="table__side table__side--left">
          <ScoreBoard seats={card.seats} scores={situation.scores} waitingFor={table.waitingFor} />
          <NationSheets nations={nations} side={table.side} />
        </aside>
        <aside className="table__side table__side--right">
          <Panel title={words.text('panel.decision')} icon="person" className="panel--decision">
            {decision ? (
              <DecisionPanel
                decision={decision}
                refusal={refusal}
                sending={sending}
                draft={draft}
                onDraft={setDraft}
              />
            ) : (
              <Awaited table={table} winner={card.summary.winner} />
            )}
          </Panel>
          <Panel title={words.text('panel.log')} icon="scroll" className="panel--log">
            <LogPanel log={log} seats={card.seats} onPlace={pointAt} />
          </Panel>
        </aside>
      </main>
      {seated.recap && <Recap table={table} />}
    </div>
  )
}
