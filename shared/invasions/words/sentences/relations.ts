import type { NationId } from '../../content/ids.ts'
import { message, type ReferenceIds, reference } from '../message.ts'
import { nationReference, ofNation, ofSide, ofTwo, type Sentences } from './sentence-parts.ts'

/** Alliances, clients, Foedera, vassals, mercenaries and diplomacy. */
export const relationSentences = {
  'alliance-made': ({ nations, way }) =>
    message('event.alliance-made', { nations: nations.map(nationReference), ...inWay(way) }),
  'alliance-ended': ({ nations, way }) =>
    message('event.alliance-ended', { nations: nations.map(nationReference), ...inWay(way) }),
  'offer-declined': ({ by, target, offer }) => message(`event.${offer}-declined`, ofTwo(target, by)),
  'client-made': ({ client, patron, way }) =>
    message('event.client-made', { ...ofClient(client, patron), ...inWay(way) }),
  'client-freed': ({ client, patron, way }) =>
    message('event.client-freed', { ...ofClient(client, patron), ...inWay(way) }),
  'foedus-made': ({ federate, federator, provinces, way }) =>
    message('event.foedus-made', {
      ...ofFederate(federate, federator),
      provinces: provinces.map((id) => reference('province', id)),
      ...inWay(way)
    }),
  'foedus-agreed': ({ federate, federator }) =>
    message('event.foedus-agreed', ofFederate(federate, federator)),
  'foedus-void': ({ federate, federator }) => message('event.foedus-void', ofFederate(federate, federator)),
  'foedus-broken': ({ federate, federator, way }) =>
    message('event.foedus-broken', { ...ofFederate(federate, federator), ...inWay(way) }),
  'foedus-ended': ({ federate, federator, way }) =>
    message('event.foedus-ended', { ...ofFederate(federate, federator), ...inWay(way) }),
  'foedus-inherited': ({ federate, from, to }) =>
    message('event.foedus-inherited', { federate: nationReference(federate), ...ofTwo(from, to) }),
  submitted: ({ vassal, suzerain, way }) =>
    message('event.submitted', { ...ofVassal(vassal, suzerain), ...inWay(way) }),
  'vassal-freed': ({ vassal, suzerain, way }) =>
    message('event.vassal-freed', { ...ofVassal(vassal, suzerain), ...inWay(way) }),
  'rebellion-crushed': ({ vassal, suzerain }) =>
    message('event.rebellion-crushed', ofVassal(vassal, suzerain)),
  'truce-made': ({ by, target, way }) => message('event.truce-made', { ...ofTwo(by, target), ...inWay(way) }),
  'truce-ended': ({ by, target, way }) =>
    message('event.truce-ended', { ...ofTwo(by, target), ...inWay(way) }),
  'mercenary-lent': ({ lender, borrower, way }) =>
    message('event.mercenary-lent', { ...ofMercenary(lender, borrower), ...inWay(way) }),
  'mercenary-returned': ({ lender, borrower, way }) =>
    message('event.mercenary-returned', { ...ofMercenary(lender, borrower), ...inWay(way) }),
  'mercenary-deserted': ({ lender, borrower }) =>
    message('event.mercenary-deserted', ofMercenary(lender, borrower)),
  'mercenary-fell': ({ lender, borrower }) => message('event.mercenary-fell', ofMercenary(lender, borrower)),
  'card-stolen': ({ from, to }) =>
    message('event.card-stolen', { ...ofSide(to), otherSide: reference('side', from) }),
  'horde-redeployed': ({ nation, to }) =>
    message('event.horde-redeployed', { ...ofNation(nation), to: reference('province', to) }),
  'diplomacy-drawn': ({ nation, cards }) =>
    message('event.diplomacy-drawn', { ...ofNation(nation), count: cards }),
  'diplomacy-discarded': ({ nation, cards }) =>
    message('event.diplomacy-discarded', { ...ofNation(nation), count: cards }),
  'diplomacy-hand': ({ nation, cards }) =>
    message('event.diplomacy-hand', {
      ...ofNation(nation),
      cards: cards.map((id) => reference('diplomacy-card', id))
    }),
  'diplomacy-played': ({ nation, card, target }) =>
    message('event.diplomacy-played', {
      ...ofTwo(nation, target),
      card: reference('diplomacy-card', card)
    })
} satisfies Partial<Sentences>

const inWay = (way: ReferenceIds['way']) => ({ way: reference('way', way) })
const ofClient = (client: NationId, patron: NationId) => ({
  client: nationReference(client),
  patron: nationReference(patron)
})
const ofFederate = (federate: NationId, federator: NationId) => ({
  federate: nationReference(federate),
  federator: nationReference(federator)
})
const ofVassal = (vassal: NationId, suzerain: NationId) => ({
  vassal: nationReference(vassal),
  suzerain: nationReference(suzerain)
})
const ofMercenary = (lender: NationId, borrower: NationId) => ({
  lender: nationReference(lender),
  borrower: nationReference(borrower)
})
