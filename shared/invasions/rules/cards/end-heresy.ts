import { choose, type Script } from '../../ask.ts'
import type { NationId } from '../../content/ids.ts'
import { areaOption } from '../../map-options.ts'
import { hereticalAreas } from '../../queries/religion/religion.ts'
import { questionFor } from '../../question-header.ts'
import { message, reference } from '../../words/message.ts'
import type { AreaId } from '../../world/areas.ts'
import type { EffectRun } from './effect-run.ts'

/** VI.F: ends the heresy of the target Area, or of one of the nation's Areas at its choice. */
export function* endHeresy(run: EffectRun, nation: NationId | null): Script {
  const { play, aim, rule } = run
  const open = aim.area ? [aim.area] : nation ? hereticalAreas(play.state, nation) : []
  const [only, second] = open
  if (!only) return
  const area =
    second && nation
      ? yield* choose(
          {
            ...questionFor(nation, 'end-heresy', rule),
            prompt: message('prompt.end-heresy', { nation: reference('nation', nation) }),
            about: { nation, areas: open }
          },
          open.map((id: AreaId) => ({ ...areaOption(id), value: id }))
        )
      : only
  delete play.state.heresies[area]
  play.emit({ type: 'heresy-ended', area })
}
