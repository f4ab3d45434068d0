import { Suspense } from 'react'
import type { Ballot } from '#shared/republica/board/senate.ts'
import type { SenatorId } from '#shared/republica/content/ids.ts'
import type { Republica } from '#shared/republica/game-types.ts'
import { personsOf } from '#shared/republica/queries/senate/persons.ts'
import { currentMotion } from '#shared/republica/queries/senate/session.ts'
import { useLookAtCard } from '../cards/card-viewer.tsx'
import type { BoardProps } from '../table/game/game-client.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { FactionPlates } from './factions/faction-plates.tsx'
import { Forum } from './forum/forum.tsx'
import { useRepublicaWords } from './i18n/use-republica-words.ts'
import type { Subject } from './interaction/pick.ts'
import { picking } from './interaction/picking.ts'
import { MedMap } from './map/med-map.tsx'
import { RepublicGauges } from './republic/gauges.tsx'
import { Floor } from './senate/floor.tsx'
import { SenateHall } from './senate/senate-hall.tsx'

/** The table: the Republic's state above, the Senate in its half circle, map and forum below, the factions at the edge. */
export default function RepublicaBoard({ table, draft, onDraft, focus, onPlace }: BoardProps<Republica>) {
  const words = useRepublicaWords()
  const look = useLookAtCard()
  const { view, decision } = table
  const picks = picking(table, draft, onDraft)
  const pickOrLook = (subject: Subject) => {
    if (!picks.pick(subject)) look(subject)
  }
  const motion = currentMotion(view)
  const voteOf = (senator: SenatorId): Ballot | null =>
    motion?.cast.find((cast) => cast.senator === senator)?.ballot ?? null
  return (
    <section className="map rep-board" aria-label={words.text('ui.table')}>
      <div className="rep-table" data-phase={view.phase}>
        <RepublicGauges view={view} />
        <SenateHall
          view={view}
          pickOf={picks.stateOf}
          voteOf={voteOf}
          named={motion ? personsOf(motion.proposal) : []}
          onSenator={pickOrLook}
        >
          <Floor table={table} />
        </SenateHall>
        <div className="rep-lower">
          <div className="rep-map">
            <ErrorBoundary>
              <Suspense>
                <MedMap
                  view={view}
                  pickOf={picks.stateOf}
                  focus={focus}
                  onWar={pickOrLook}
                  onPlace={(place) => {
                    if (!picks.pick(place)) onPlace(place)
                  }}
                />
              </Suspense>
            </ErrorBoundary>
          </div>
          <Forum view={view} pickOf={picks.stateOf} onPick={pickOrLook} onSenator={pickOrLook} />
        </div>
        <FactionPlates
          view={view}
          active={view.sides.find((side) => side === decision?.side) ?? null}
          pickOf={picks.stateOf}
          onPick={pickOrLook}
        />
      </div>
    </section>
  )
}
