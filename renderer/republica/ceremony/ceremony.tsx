import { useMemo } from 'react'
import type { RepublicEvent } from '#shared/republica/events/index.ts'
import type { Republica } from '#shared/republica/game-types.ts'
import type { CeremonyProps } from '../../table/game/game-client.ts'
import { useRepublicaWords } from '../i18n/use-republica-words.ts'
import { InfluenceTable } from '../panels/influence-table.tsx'
import { DeedsTable } from '../story/deeds-table.tsx'

/** The end: how mighty each faction was, and what it did. */
export default function RepublicaCeremony({ table: { log, view } }: CeremonyProps<Republica>) {
  const words = useRepublicaWords()
  const events = useMemo(() => log.flatMap((entry): readonly RepublicEvent[] => entry.events), [log])
  return (
    <>
      <section className="rep-tale">
        <h2>{words.text('tale.power')}</h2>
        <InfluenceTable view={view} />
      </section>
      <section className="rep-tale">
        <h2>{words.text('tale.deeds')}</h2>
        <DeedsTable view={view} events={events} />
      </section>
    </>
  )
}
