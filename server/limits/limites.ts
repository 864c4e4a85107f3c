import type { Bucket, Limit } from './limiter.ts'

const SEGUNDO = 1000
const MINUTO = 60 * SEGUNDO

/** Every rate limit of the service with its reason. See docs/decisions/010. */
export const LIMITES = {
  // A user who forgot the password tries about ten times, then resets it. Only wrong passwords count.
  loginCuentaDireccion: { burst: 10, everyMs: MINUTO },
  // Enough for an office of fifty behind one address on a Monday morning, too little for a list of stolen passwords.
  loginDireccion: { burst: 60, everyMs: 10 * SEGUNDO },
  // A browser that has opened the account before. It is separate, so that attackers cannot lock an owner out.
  loginNavegador: { burst: 10, everyMs: MINUTO },
  // Limits a botnet that guesses one account's password from many addresses.
  loginCuenta: { burst: 100, everyMs: MINUTO },
  // Enough for a classroom that signs up together; afterwards thirty an hour.
  registroDireccion: { burst: 30, everyMs: 2 * MINUTO },
  // Each call sends a mail: enough for an office, too little for a flood.
  correoDireccion: { burst: 20, everyMs: MINUTO },
  // More mails than a user needs, too few to fill a stranger's mailbox.
  correoCuenta: { burst: 5, everyMs: 10 * MINUTO },
  // Tokens have 256 bits and cannot be guessed, so this only limits the load.
  enlaceDireccion: { burst: 60, everyMs: 3 * SEGUNDO },
  // Enough for the typing errors of a full waiting room. At 60 an hour, guessing one of 1000 live codes out of 28^6
  // takes an address about a year.
  codigoDireccion: { burst: 30, everyMs: MINUTO },
  // Customers who typed the room code are in the room: enough for a full hall, then one a second. Limits without the
  // code are in domain/holgura.ts.
  turnoSala: { burst: 240, everyMs: SEGUNDO },
  // Not a limit: taken when a customer has to type the room code. The screens show the code while it is empty.
  codigoPedido: { burst: 1, everyMs: 30 * MINUTO },
  // Enough for a room of customers who mistype four characters.
  codigoSalaDireccion: { burst: 10, everyMs: MINUTO },
  // Limits guessing from many addresses: at ten a minute, finding one of 28^4 changing codes takes months.
  codigoSalaEmpresa: { burst: 100, everyMs: 6 * SEGUNDO },
  // Enough for staff who add customers by hand or import a list.
  turnoPersonal: { burst: 1200, everyMs: SEGUNDO / 10 },
  // Enough for thirty televisions behind one address, each showing a new code every ten minutes all night.
  codigoDispositivo: { burst: 60, everyMs: 20 * SEGUNDO },
  // Enough for a user who copies six letters from a screen. At 60 an hour, guessing one of 100 codes takes years.
  emparejar: { burst: 20, everyMs: MINUTO },
  // Enough to invite a whole company in one afternoon; afterwards one a minute.
  invitar: { burst: 60, everyMs: MINUTO },
  // Enough to set up a provider by trial and error. As a port scanner it is useless.
  pruebaDeAviso: { burst: 10, everyMs: 2 * MINUTO },
  // Notifications of an empresa: an announcement to a full hall and the calls of the busiest day.
  salidasEmpresa: { burst: 3000, everyMs: SEGUNDO },
  // Signed calls of an empresa's provider: three receipts for each message of an announcement to a full hall.
  entradaEmpresa: { burst: 3000, everyMs: SEGUNDO / 20 },
  // Requests to one host that an empresa or the operator chose, from all empresas together: more than a gateway of many
  // clinics gets, and no help for flooding it.
  salidasServicio: { burst: 120, everyMs: SEGUNDO / 5 },
  // Ten changes a second permanently, and an import of some hundreds at once: more than any screen sends.
  escrituraCuenta: { burst: 300, everyMs: SEGUNDO / 10 },
  // A password requested again within a session: enough for a few typing errors.
  contrasenaDeSesion: { burst: 10, everyMs: MINUTO },
  // Enough for a user who downloads the results of several filters. Counted per user and empresa.
  descargaEmpresa: { burst: 20, everyMs: 10 * SEGUNDO },
  // Each call reads all data of an account, and a few copies are enough.
  descargaCuenta: { burst: 5, everyMs: 2 * MINUTO },
} as const satisfies Record<string, Limit>

/** Returns the bucket of one client, account or whatever the limit counts. */
export const bucket = (rule: keyof typeof LIMITES, ...whose: string[]): Bucket => ({
  rule,
  key: whose.join(' '),
  limit: LIMITES[rule],
})
