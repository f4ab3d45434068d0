import type { RuleText } from '../rule-text.ts'

/** Chapter 9. */
export const senate: RuleText = {
  sections: {
    '1': {
      title: 'Order of precedence',
      text: [
        'Those who hold office rank in this order: dictator, consul of Rome, field consul, censor, master of horse. The first of them who is in Rome presides. If none is, the senator with most influence opens the session; equal influence is decided by oratory.',
        'All senators who are in Rome attend: all but governors, proconsuls, exiles, captives and rebels.'
      ]
    },
    '11': {
      title: 'The presiding magistrate',
      text: [
        'Whoever has opened the session presides until a new consul of Rome or a dictator takes over. He alone brings business before the house without a tribune, names the order in which factions are called, and may demand the vote at once; who does not answer has abstained. The trials belong to the censor.',
        'After the elections and the trials he may close the session whenever nothing is pending.'
      ]
    },
    '2': {
      title: 'Elections',
      text: [
        'The first business is the election of the consuls from among the aligned senators. No rank is required, but nobody is consul in successive turns. Nobody holds more than one office; a censor may be elected consul and then ceases to be censor.'
      ]
    },
    '21': {
      title: 'Nominations',
      text: [
        'Candidates are nominated and elected in pairs. A beaten pair does not return this turn; each of them may, beside somebody else. Others nominate only with a tribune.'
      ]
    },
    '22': {
      title: 'Tribunes in the session',
      text: [
        'A tribune lets another faction have its proposal voted on. It is played while nothing is before the house; or during a proposal, with or without a veto, for the right to make the next one; or when the session has just been closed, which reopens it. Some statesmen have one of their own each turn.'
      ]
    },
    '23': {
      title: 'The last pair',
      text: [
        'Nominations go on until a pair is elected. If only one pair is left that may be nominated, it is elected without a vote.'
      ]
    },
    '24': {
      title: 'Who may be nominated',
      text: [
        'A candidate is in Rome and holds no high office but that of censor: so no consul succeeds himself. Nobody may decline, but he may vote against himself.'
      ]
    },
    '25': {
      title: 'Consul of Rome and field consul',
      text: [
        'They decide between them who is consul of Rome. If they disagree, each rolls a pair of dice, and the higher chooses. Each gains {influence.consul} influence, which stays with him after his year. The consul of Rome presides at once; those who leave office are ex-consuls.'
      ]
    },
    '3': {
      title: 'Voting',
      text: [
        'The presiding magistrate calls the factions one by one. A faction votes, abstains, or cancels the vote with a tribune. The vote is over when all have been called. Land certificates allow no abstention: who will not vote has voted against the certificate, or for its repeal.'
      ]
    },
    '31': {
      title: 'Votes',
      text: [
        'Each senator in Rome has as many votes as his oratory, and the knights he controls. For each talent that he pays from his own purse he has another one in this vote.'
      ]
    },
    '32': {
      title: 'Split factions',
      text: [
        'The senators of a faction need not vote alike. What has been declared is not taken back, nor vetoed afterwards by the same faction.'
      ]
    },
    '33': {
      title: 'Majority',
      text: ['A proposal passes with more than half of the votes cast. Equal votes reject it.']
    },
    '34': {
      title: 'Unanimous rejection',
      text: [
        'If every senator in Rome of all other factions votes against a nomination or a weighty proposal of the presiding magistrate, he loses {vote.lostFace} influence, or leaves the chair to the next in precedence.'
      ]
    },
    '4': {
      title: 'The censor',
      text: [
        'After the consuls a censor is elected from among the ex-consuls who are in Rome without office; the censor may succeed himself. A single candidate needs no vote. If there is none, any senator in Rome may be nominated. The censor gains {influence.censor} influence and presides over the trials.'
      ]
    },
    '41': {
      title: 'Trials',
      text: [
        'The censor holds none, or up to {trial.minor} minor trials, or {trial.major} major one. The accused adds his influence to the votes against conviction. Without a majority he goes free and is not tried again this turn for the same matter. Trials of assassins come on top.'
      ]
    },
    '411': {
      title: 'Minor trials',
      text: [
        'The accused has held office in the turn before, or has had income from a concession. If convicted he loses {trial.popularity} popularity and {trial.influence} influence, is no ex-consul any more, and his concessions return to the forum.'
      ]
    },
    '412': {
      title: 'The prosecutor',
      text: [
        'The censor names another senator who is willing. If the accused is convicted, or goes into exile, the prosecutor takes over his rank of ex-consul and half of the influence that the trial has cost him, rounded up.'
      ]
    },
    '42': {
      title: 'Major trials',
      text: [
        'The accused has held an office other than a governorship in the turn before. Convicted, he is put to death, unless he has already gone into exile.'
      ]
    },
    '421': {
      title: 'Exile',
      text: [
        'A statesman on a major trial may leave Rome when his faction is called, instead of voting, also after an appeal to the people. His purse is frozen. He loses all income, the rank of ex-consul, concessions, priesthoods, favour with the people, and all influence beyond that on his card. Knights and veterans stay his.'
      ]
    },
    '422': {
      title: 'Life in exile',
      text: [
        'Nothing touches an exile but death: his number, or a plague abroad. His family goes on as if he were dead. If his number is drawn while his family is also in play, a die decides: odd strikes the exile.'
      ]
    },
    '423': {
      title: 'Return from exile',
      text: [
        'Only a vote of the Senate calls him back, into the forum; or to his family’s faction, if it has one. The faction that has cast most votes for it may try at once to win him, unopposed: a pair of dice must stay below his loyalty.'
      ]
    },
    '43': {
      title: 'Who can be tried',
      text: [
        'Dictators, masters of horse, consuls, proconsuls and censors. Governors only on the turn of their return, and only if they have enriched themselves.'
      ]
    },
    '44': {
      title: 'Appeal to the people',
      text: [
        'When his faction is called, the accused may roll a pair of dice and add his popularity. The table gives him votes, takes votes away, sets him free, or has him killed by the mob.',
        'If he is freed, a mortality chit is drawn for each point above {trial.freedAbove}: the censor and the prosecutor die by theirs. After the appeal he may still go into exile or play a tribune.',
        {
          head: ['Total', 'The people'],
          rows: [
            ['{appeal.killed} or less', 'kill him'],
            ['{appeal.tThree}', '{+appeal.vThree} votes'],
            ['{appeal.tFour}', '{+appeal.vFour} votes'],
            ['{appeal.tFive}', '{+appeal.vFive} votes'],
            ['{appeal.tSix}', '{+appeal.vSix} votes'],
            ['{appeal.tSeven}', '{+appeal.vSeven} votes'],
            ['{appeal.tEight}', '{+appeal.vEight} votes'],
            ['{appeal.tNine}', '{+appeal.vNine} votes'],
            ['{appeal.tTen}', '{+appeal.vTen} votes'],
            ['{appeal.tEleven}', '{+appeal.vEleven} votes'],
            ['more than {trial.freedAbove}', 'set him free']
          ]
        }
      ]
    },
    '45': {
      title: 'Tribune against a trial',
      text: [
        'When his faction is called, the accused or a friend may veto the trial. It still counts as one of the censor’s.'
      ]
    },
    '46': {
      title: 'End of the trials',
      text: ['The censor hands the session back to whoever ranks highest.']
    },
    '5': {
      title: 'Filling the benches',
      text: [
        'Whenever fewer than {senate.fewest} aligned senators are in Rome during the session, the highest senator of the Curia joins the faction with fewest senators; of equal ones, that with least influence in Rome. When the Curia is empty, that faction chooses from the forum.'
      ]
    },
    '6': {
      title: 'Other business',
      text: [
        'Then the presiding magistrate proposes what he likes; others with a tribune. He conducts every vote. Each proposal is about one matter, except pairs of consuls, governors, and concessions given together. He closes the session when he likes, if nothing is pending.'
      ]
    },
    '61': {
      title: 'Granting concessions',
      text: [
        'A proposal names concessions in the forum and the senators in the session who shall have them. What is rejected, alone or in a group, cannot be proposed again this turn. The land commission is granted only while a land certificate is in force; otherwise it returns to the forum at the end of the phase.'
      ]
    },
    '611': {
      title: 'Destroyed concessions',
      text: [
        'Each Senate phase of the Second Punic War and of the Gladiator Revolt a die destroys the tax farmer of that number; with Hannibal or Spartacus a second one. Grain is lost to the Sicilian and Alexandrine wars, other concessions to disasters. A destroyed concession lies in the Curia and returns to the forum with {forum.concessionReturnsOn} or more at the end of a forum phase.'
      ]
    },
    '62': {
      title: 'Governors',
      text: [
        'After the trials, and before other business, each vacant province gets a governor. The vote goes on until one is elected or one candidate is left. Several may be elected together. The governor leaves Rome at once and holds no other office.'
      ]
    },
    '621': {
      title: 'Term',
      text: [
        'A governor serves {senate.term} years; at the end of each revenue phase one is over. On the turn of his return he is not elected again against his will.'
      ]
    },
    '622': {
      title: 'Replaced governors',
      text: [
        'A governor is away from the sessions. He is called back, in time for the next vote, by electing his successor; never in the year of his own election.'
      ]
    },
    '623': {
      title: 'Unaligned governors',
      text: [
        'An unaligned senator in the forum may be elected. Nobody can win him over until he returns to the forum. He takes no income for himself.'
      ]
    },
    '624': {
      title: 'Vacant provinces',
      text: ['A province without a governor brings nothing.']
    },
    '625': {
      title: 'Frontier provinces',
      text: ['The provinces of the frontier are raided by barbarians and need garrisons.']
    },
    '626': {
      title: 'What the Senate cannot do',
      text: [
        'The Senate does not change rules and compels nobody in what is his own affair: games, contributions, whom a censor tries.'
      ]
    },
    '63': {
      title: 'Land certificates',
      text: [
        'A land certificate calms the people. There are several types: I is paid once, II and III every year. It names a sponsor and a co-sponsor, who must agree and who gain favour with the people. Who votes against it loses favour, even if it passes; who vetoes it does not. Each type is proposed once a turn, and only so many can be in force.',
        {
          head: ['Type', 'Cost', 'Unrest', 'Sponsor', 'Co-sponsor', 'Votes against'],
          rows: [
            [
              'I',
              '{bill.costOne}',
              '{+bill.unrestOne}',
              '{+bill.sponsorOne}',
              '{+bill.cosponsorOne}',
              '{+bill.againstOne}'
            ],
            [
              'II',
              '{bill.costTwo}',
              '{+bill.unrestTwo}',
              '{+bill.sponsorTwo}',
              '{+bill.cosponsorTwo}',
              '{+bill.againstTwo}'
            ],
            [
              'III',
              '{bill.costThree}',
              '{+bill.unrestThree}',
              '{+bill.sponsorThree}',
              '{+bill.cosponsorThree}',
              '{+bill.againstThree}'
            ]
          ]
        }
      ]
    },
    '631': {
      title: 'Repeal',
      text: [
        'A certificate of type II or III may be repealed, one a turn. The sponsor needs more popularity than sponsoring and voting will cost him, and votes for it. All who vote for it lose favour, whether it passes or not.',
        {
          head: ['Type', 'Unrest', 'Sponsor', 'Votes for it'],
          rows: [
            ['II', '{+bill.repealUnrestTwo}', '{+bill.repealSponsorTwo}', '{+bill.repealVotersTwo}'],
            ['III', '{+bill.repealUnrestThree}', '{+bill.repealSponsorThree}', '{+bill.repealVotersThree}']
          ]
        }
      ]
    },
    '632': {
      title: 'Payment',
      text: ['Certificates are paid in the revenue phase. Type I is then over.']
    },
    '633': {
      title: 'Murder of a sponsor',
      text: [
        'If sponsor and co-sponsor are of one faction, any senator may try to murder one of them before the vote is over. If caught he dies, and nothing else follows. The vote goes on.'
      ]
    },
    '64': {
      title: 'Raising forces',
      text: [
        'The Senate raises legions and fleets, at most {units.most} of each, for {units.cost} talents each, paid at once. Their use and their commander may be another proposal; until then they stay in Italy. Nobody is sent to a war without the fleets that it needs. Loyal units may also be moved or disbanded.'
      ]
    },
    '641': {
      title: 'Garrisons',
      text: ['Legions may be sent to a province and stay, under its governor, until called back.']
    },
    '642': {
      title: 'Minimum force',
      text: [
        'A senator need not go to a war against his will unless his force, with his military rating, is greater than the war and its leader. A proconsul whom losses have weakened must fight on, unless he has no legions or too few fleets: then he is recalled. His legions are not reduced below that strength without his consent.'
      ]
    },
    '65': {
      title: 'Command',
      text: [
        'When an army is sent, its commander leaves Rome at once. The field consul, if alive, goes before the consul of Rome or with him. If the highest official is sent to war, the phase ends; who wants something passed before that plays a tribune when he is called to that vote, which then waits.'
      ]
    },
    '66': {
      title: 'Recall of a proconsul',
      text: [
        'A proconsul who did not win in the last combat phase may be recalled. He returns at once, and his forces with him, unless a successor is sent with the same vote.'
      ]
    },
    '67': {
      title: 'Consul for life',
      text: [
        'Once a turn, after the consuls are elected, any player may nominate a senator in Rome who holds office and has more than {life.influence} influence. The candidate adds his influence to his votes. Nobody may veto it; murder is possible until the vote is over. If it passes, he has won if the Republic survives the turn.'
      ]
    },
    '68': {
      title: 'Minor motions',
      text: ['Thanks, censure, insults: they change nothing and cost nothing.']
    },
    '69': {
      title: 'Changed proposals',
      text: [
        'What has been rejected comes back in the same phase only if it is changed: another commander, another number. Concessions and the consul for life come once a turn.'
      ]
    },
    '7': {
      title: 'Tribunes',
      text: ['A tribune vetoes or makes a proposal, and is discarded.']
    },
    '71': {
      title: 'To propose',
      text: ['After the trials a tribune makes the presiding magistrate put a proposal to the vote.']
    },
    '72': {
      title: 'To veto',
      text: [
        'A tribune is played before or when the faction is called. The vote is over, whatever has been cast. Vetoed candidates, accused and proposals do not come back. No veto stops a consul for life, the trial of an assassin, the proposals of a dictator, or the last candidate.'
      ]
    },
    '8': {
      title: 'Assassination',
      text: ['A faction attempts one murder a turn and suffers one. Cards help, but none is needed.']
    },
    '81': {
      title: 'Only in session',
      text: [
        'Killer and victim are both in Rome, and the session is open. When it is closed, it is too late.'
      ]
    },
    '82': {
      title: 'The attempt',
      text: [
        'Killer and victim are named; cards add to one die. {murder.killed} or more kills, {murder.failsFrom} or {murder.failsTo} fails, {murder.caught} or less and the killer is caught.'
      ]
    },
    '83': {
      title: 'Bodyguards',
      text: [
        'After the roll the victim’s faction says how many secret bodyguards it plays. Each takes one from the roll; and if the killer was not caught, he rolls again for each, only to see whether he is.'
      ]
    },
    '84': {
      title: 'Punishment',
      text: [
        'A killer who is caught dies. His faction’s leader loses {murder.leaderLoses} influence and is tried for his life at once, with an appeal to the people from which the victim’s popularity is subtracted. If he is found guilty he dies too, and as many chits are drawn as the victim had popularity: they kill others of the faction in Rome. Neither censor nor prosecutor has a part in it, but the censor calls the votes.'
      ]
    },
    '9': {
      title: 'Dictator',
      text: [
        'Before the censor is elected, a dictator may be named if Rome faces {danger.wars} active wars, or one whose strength is above {danger.strength}.'
      ]
    },
    '91': {
      title: 'Naming him',
      text: [
        'The consuls together name any senator without office. If only one is in Rome, he names him alone. Otherwise the highest official may have one elected. He is counted among the ex-consuls, gains {influence.dictator} influence and names a master of horse, who gains {influence.masterOfHorse}.'
      ]
    },
    '92': {
      title: 'His term',
      text: [
        'The dictator presides, and nobody vetoes his proposals. He serves until the next Senate phase: there he presides over the election of the consuls and steps down. He may be named again.'
      ]
    },
    '93': {
      title: 'Master of horse',
      text: [
        'He goes with the dictator on every campaign, and both military ratings count, on land and at sea. He cannot cancel a disaster or a standoff. In a defeat both die.'
      ]
    }
  }
}
