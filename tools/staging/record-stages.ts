import type { Decision } from '#shared/engine/decision.ts'
import type { Moment, StageRecord } from './moment.ts'
import { type CampaignKind, RandomCampaign } from './random-campaign.ts'

/** Plays at random until the moments found so far are enough, or to the end. */
export function recordStages(
  seed: string,
  options: object,
  isEnough: (moments: ReadonlyMap<string, Moment>) => boolean,
  kind: CampaignKind = {}
): StageRecord {
  const campaign = new RandomCampaign(seed, options, kind)
  const { match } = campaign
  const moments = new Map<string, Moment>()
  const addMoment = (title: string, person?: string) => {
    if (!moments.has(title)) moments.set(title, campaign.moment(person))
  }
  while (match.awaited && !isEnough(moments)) {
    const { side, kind: asked } = match.awaited
    const decision = match.decisionFor(side)
    if (decision && isWorthAsking(decision)) {
      addMoment(asked, side)
      addMoment(`${asked}:${decision.actor ?? side}`, side)
    }
    campaign.step()
  }
  if (!match.awaited) addMoment('over')
  return { campaign: campaign.record, moments: Object.fromEntries(moments) }
}

/** Who may pass has a choice with one option already. */
function isWorthAsking({ body, passes }: Decision): boolean {
  return body.type === 'form' || body.options.length > (passes ? 0 : 1)
}
