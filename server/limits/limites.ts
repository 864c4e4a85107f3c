import type { Bucket, Limit } from './limiter.ts'

const SEGUNDO = 1000
const MINUTO = 60 * SEGUNDO

/** Every rate limit of the service, and why it is what it is. More: docs/decisions/010. */
export const LIMITES = {
  // A person who forgot tries some ten times, then asks for a reset. Only wrong passwords count.
  loginCuentaDireccion: { burst: 10, everyMs: MINUTO },
  // An office of fifty behind one address on a Monday morning; a list of stolen passwords is longer.
  loginDireccion: { burst: 60, everyMs: 10 * SEGUNDO },
  // A browser that opened the account before. Apart from the others, so that nobody can lock an owner out.
  loginEquipo: { burst: 10, everyMs: MINUTO },
  // A botnet guessing one account from many addresses.
  loginCuenta: { burst: 100, everyMs: MINUTO },
  // A classroom that signs up together; afterwards thirty an hour.
  registroDireccion: { burst: 30, everyMs: 2 * MINUTO },
  // Each one sends a mail to somebody: enough for an office, of no use for a flood.
  correoDireccion: { burst: 20, everyMs: MINUTO },
  // Nobody needs more mails than this, and a stranger cannot fill a mailbox.
  correoCuenta: { burst: 5, everyMs: 10 * MINUTO },
  // Tokens have 256 bits and cannot be guessed; this only bounds the work.
  enlaceDireccion: { burst: 60, everyMs: 3 * SEGUNDO },
  // Typing errors of a full waiting room. At 60 an hour, guessing one of 1000 live codes out of
  // 28^6 takes an address about a year.
  codigoDireccion: { burst: 30, everyMs: MINUTO },
  // Whoever typed the code of the room is in it; a full hall, then one a second. Browsers and addresses without it:
  // domain/holgura.ts.
  turnoSala: { burst: 240, everyMs: SEGUNDO },
  // Not a limit: empty for half an hour after somebody was asked for the code of the room, so that its screens show it.
  codigoPedido: { burst: 1, everyMs: 30 * MINUTO },
  // A room of people who mistype four characters.
  codigoSalaDireccion: { burst: 10, everyMs: MINUTO },
  // Guessing from everywhere: at ten a minute, one of 28^4 codes that change takes months.
  codigoSalaEmpresa: { burst: 100, everyMs: 6 * SEGUNDO },
  // Staff adding people by hand or importing a list.
  turnoPersonal: { burst: 1200, everyMs: SEGUNDO / 10 },
  // Thirty televisions behind one address that show a code all night, each a new one every ten minutes.
  codigoDispositivo: { burst: 60, everyMs: 20 * SEGUNDO },
  // Somebody copies six letters from a screen. At 60 an hour, guessing one of 100 codes takes years.
  emparejar: { burst: 20, everyMs: MINUTO },
  // A whole company is invited in one afternoon; afterwards one a minute.
  invitar: { burst: 60, everyMs: MINUTO },
  // Ten changes a second without end, and an import of some hundreds at once: more than any screen sends.
  escrituraCuenta: { burst: 300, everyMs: SEGUNDO / 10 },
  // A password asked for again inside a session: its owner mistypes a few times.
  contrasenaDeSesion: { burst: 10, everyMs: MINUTO },
  // A person who downloads the result of several filters. Counted for each person in an empresa.
  descargaEmpresa: { burst: 20, everyMs: 10 * SEGUNDO },
  // Each one reads everything an account has; nobody needs more than a few copies.
  descargaCuenta: { burst: 5, everyMs: 2 * MINUTO },
} as const satisfies Record<string, Limit>

/** The allowance of one client, account or whatever the limit counts. */
export const bucket = (rule: keyof typeof LIMITES, ...whose: string[]): Bucket => ({
  rule,
  key: whose.join(' '),
  limit: LIMITES[rule],
})
