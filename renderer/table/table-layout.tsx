import { useCallback, useMemo, useState } from 'react'
import { useWords } from '../i18n/words.tsx'
import { tiesOf } from '../invasions/ties.ts'
import { nationsOf, situationOf } from '../invasions/view.ts'
import { useAppDispatch } from '../state/store.ts'
import { type Seated, tableSlice } from '../state/table.ts'
import { Awaited } from './decision/awaited.tsx'
import { DecisionPanel } from './decision/decision-panel.tsx'
import { highlightsOf, subjectOf, withPlace } from './decision/draft.ts'
import { useDraft } from './decision/use-draft.ts'
import { GroundCard } from './ground-card.tsx'
import { LogPanel } from './log/log-panel.tsx'
import { NationSheets } from './nation-sheets.tsx'
import { Panel } from './panel.tsx'
import { Recap } from './recap.tsx'
import { ScoreBoard } from './score-board.tsx'
import { SequenceBar } from './sequence-bar.tsx'
import { TableMap } from './table-map.tsx'
import { TiesLine } from './ties-line.tsx'

/** The table as one side sees it: the map, and the panels around it. */
export function TableLayout({ seated }: { readonly seated: Seated }) {
  const words = useWords()
  const dispatch = useAppDispatch()
  const { table, refusal, sending } = seated
  const { decision, view, log } = table
  const { summary } = table
  const situation = useMemo(() => situationOf(view, summary), [view, summary])
  const nations = useMemo(() => nationsOf(view), [view])
  const ties = useCallback((nation: string) => tiesOf(view, nation), [view])
  const [draft, setDraft] = useDraft(decision)
  const pointAt = useCallback(
    (place: string) => {
      dispatch(tableSlice.actions.pointedAt(place))
    },
    [dispatch]
  )
  const [picked, setPicked] = useState<{ readonly decision: number; readonly place: string } | null>(null)
  const near = picked && picked.decision === decision?.number ? picked.place : null
  const highlights = useMemo(
    () => (decision ? highlightsOf(draft, decision, near) : []),
    [draft, decision, near]
  )
  const pick = (place: string) => {
    pointAt(place)
    if (!decision) return
    setDraft(withPlace(draft, decision, place, near))
    setPicked({ decision: decision.number, place })
  }
  const about = decision ? subjectOf(draft, decision) : null
  return (
    <div className="table">
      <SequenceBar table={table} situation={situation} sending={sending} />
      <main className="table__board">
        <TableMap
          view={view}
          decision={decision}
          highlights={highlights}
          focus={seated.place ?? decision?.place ?? null}
          onPick={pick}
        />
        <aside className="table__side table__side--left">
          <ScoreBoard seats={table.campaign.seats} scores={situation.scores} waitingFor={table.waitingFor} />
          <NationSheets nations={nations} side={table.side} tiesOf={ties} onPlace={pointAt} />
        </aside>
        <aside className="table__side table__side--right">
          <Panel title={words.text('panel.decision')} icon="person" className="panel--decision">
            {decision ? (
              <DecisionPanel
                decision={decision}
                refusal={refusal}
                sending={sending}
                draft={draft}
                treasury={nations.find(({ id }) => id === decision.actor)?.treasury || null}
                ground={about ? <GroundCard table={table} place={about} onPlace={pointAt} /> : null}
                ties={<TiesLine ties={ties(decision.actor ?? '')} />}
                onDraft={setDraft}
                near={near}
                onEverywhere={() => setPicked(null)}
              />
            ) : (
              <Awaited table={table} />
            )}
          </Panel>
          <Panel title={words.text('panel.log')} icon="scroll" className="panel--log">
            <LogPanel log={log} seats={table.campaign.seats} onPlace={pointAt} />
          </Panel>
        </aside>
      </main>
      {seated.recap && <Recap table={table} />}
    </div>
  )
}
