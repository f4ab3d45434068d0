import { type ResourceId, resourceIds } from '#shared/byzantion/content/ids.ts'
import { chosenIn, type Draft, withValue } from '../../table/decision/draft.ts'

export function isResource(id: unknown): id is ResourceId {
  return resourceIds.some((resource) => resource === id)
}

/** The resources that an unfinished answer buys or sells, in their order. */
export function dealIn(draft: Draft): readonly ResourceId[] {
  return chosenIn(draft, 'resources').filter(isResource)
}

export function withDeal(draft: Draft, resources: readonly ResourceId[]): Draft {
  return withValue(draft, 'resources', resources)
}
