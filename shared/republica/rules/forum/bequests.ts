import { bequests } from '../../content/bequests.ts'
import type { BequestId } from '../../content/ids.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { enrichState } from '../changes/standing.ts'
import { createProvince } from '../changes/wars.ts'

/** 9.624: a bequest waits in the forum for the Field Consul; one that needs nobody is Rome’s at once. */
export function bringBequest(play: RepublicPlay, id: BequestId): void {
  const { state, emit } = play
  emit({ type: 'bequest-appeared', bequest: id })
  if (bequests[id].needs) {
    state.forum.bequests.push(id)
    return
  }
  state.discards.push(id)
  enrichState(play, bequests[id].talents)
  createProvince(play, bequests[id].creates)
}
