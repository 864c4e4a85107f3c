export const documentacion = {
  titulo: 'Documentación',
  descripcion:
    'Guía de usuario paso a paso y referencia de la API REST de Turnero, con ejemplos que funcionan.',
  encabezado: 'Documentación',
  texto: 'Aprende a usar Turnero o conéctalo con tu propio sistema.',
  pestanas: 'Secciones de la documentación',
  guia: {
    pestana: 'Guía de Usuario',
    paso: (numero: number) => `Paso ${numero}`,
    pasos: [
      {
        id: 'cuenta',
        titulo: 'Regístrate e inicia sesión',
        texto: 'Tu cuenta reúne todas tus empresas.',
        puntos: [
          'Llena el formulario de registro con tu nombre de usuario, tu correo y una contraseña de 8 caracteres o más.',
          'Verifica tu correo con el enlace que te enviamos, si tu servicio lo pide.',
          'Inicia sesión. Llegas a tu centro de control, con la lista de tus empresas.',
        ],
        enlace: { texto: 'Crear una cuenta', a: 'registro' },
      },
      {
        id: 'empresa',
        titulo: 'Crea o abre el panel de tu empresa',
        texto: 'Cada empresa tiene su panel, sus colas y sus pantallas.',
        puntos: [
          'Con «Nueva Empresa» escribe el nombre y el titular. El logotipo y el horario son opcionales.',
          'Si ya la tienes, pulsa «Administrar» en su tarjeta para abrir el panel.',
          'En «Configuración» completas dirección, contacto, colores y cuánto nombre se ve en público.',
        ],
        enlace: { texto: 'Iniciar sesión', a: 'login' },
      },
      {
        id: 'colas',
        titulo: 'Configura tus colas',
        texto: 'En «Administración de Cola» defines tus colas. Estos ejemplos se pueden renombrar:',
        ejemplos: [
          { nombre: 'Atención general', detalle: '5 min por persona' },
          { nombre: 'Reclamos', detalle: '10 min por persona' },
          { nombre: 'Prioritaria', detalle: 'Pasa primero' },
        ],
        puntos: [
          'Dale a cada cola un nombre, una descripción y un tiempo estimado de 1 a 120 minutos.',
          'Con un prefijo de hasta 3 letras los números se leen mejor en voz alta: B-1, B-2, B-3.',
          'Activa la prioridad para personas mayores, embarazadas o urgencias.',
          'En «Horario» pones los días y las horas en que atiendes, los feriados y los cupos: la cola se abre y se cierra sola, y tus clientes leen cuándo abre.',
          'Si un día cambia, «Cerrar hoy» y «Abrir una hora más» están en el mismo lugar. Tú siempre puedes agregar a alguien.',
          'Comparte el enlace o el QR de tu empresa: la cola se activa con su primer turno.',
        ],
      },
      {
        id: 'atender',
        titulo: 'Atiende en tiempo real',
        texto: 'Todo lo que haces en el panel se ve al instante en el monitor y en los teléfonos.',
        puntos: [
          'Pulsa «Llamar siguiente». El cliente ve «¡Es tu turno!» y el monitor muestra su número.',
          'La primera vez te preguntamos desde qué puesto atiendes. Con «Todas las colas» llamas primero a las que tienen prioridad y luego a quien más espera.',
          'Si no llega, vuelve a llamarlo o márcalo como ausente. Lo último que hiciste se deshace con un botón o con la tecla Z, y «Recientes» restaura a quien terminaste por error.',
          'Busca en la lista por nombre, número o código; corrige un nombre o quita a alguien desde su menú. La tecla ? muestra todos los atajos.',
          'En «Equipo» invitas a tu gente: cada persona entra con su cuenta y ve lo que le corresponde.',
          'En «Actividad» lees quién hizo qué y cuándo, con el antes y el después de cada cambio, y las cifras de cada persona. Cada quien ve lo suyo; quienes administran ven todo, lo descargan y deciden cuántos meses se guarda.',
          'En «Configuración», «Pantallas», conectas un televisor o un kiosco: abre /tv en él y escribe el código que muestra.',
          'Con «Abrir pantalla» abres el monitor, la entrada y la vista administrativa.',
          'En el teléfono del cliente suena y vibra la llamada. Con HTTPS puede agregar la página a su pantalla de inicio, y sin red sigue viendo su último estado.',
          'El kiosco muestra hasta ocho colas como botones grandes. Su QR y su comprobante pasan el turno al teléfono.',
          'Pausa la cola cuando no quieras más turnos: quienes ya esperan se siguen atendiendo. «Cerrar jornada» termina el día y puede pausar las colas hasta la próxima apertura.',
          'La espera que se anuncia aprende de lo que pasó en cada cola. En «Estadísticas» ves cuánto acertó, por cola y por hora.',
        ],
        enlace: { texto: 'Verlo en la demo', a: 'demo' },
      },
      {
        id: 'avisos',
        titulo: 'Avisa a quien espera',
        texto: 'Tus clientes pueden irse y volver a tiempo.',
        puntos: [
          'En su teléfono, «Avísame» les escribe cuando faltan pocas personas y cuando los llamas: por notificación, correo, WhatsApp o SMS.',
          'Las notificaciones y el correo ya funcionan. Para WhatsApp y SMS pon tu cuenta en «Configuración», «Avisos a tus clientes», y envía una prueba.',
          'Responden VOY, TARDE 10, CANCELO o BAJA, y lo ves en la lista.',
          'Con «Anuncio a quienes esperan» dices algo a todos, en sus teléfonos y en el monitor, hasta la hora que elijas.',
          'Solo se avisa a quien lo pidió y de ese turno. Su dirección se guarda cifrada y se borra un día después.',
        ],
      },
    ],
  },
  api: {
    pestana: 'API REST',
    titulo: 'API REST',
    texto:
      'JSON sobre HTTP. Lo público se llama sin más; lo de una empresa necesita la cookie de sesión que entrega el inicio de sesión. La API crece solo por adición.',
    documento: 'Descargar el documento OpenAPI',
    ejemplo: {
      titulo: 'Ejemplo: agregar un turno',
      texto:
        'Pide un turno en una cola. Cambia empresaId y colaId por los tuyos: están en la dirección de tu panel.',
      peticion: 'Con curl',
      codigo: 'Con JavaScript',
      respuesta: 'Respuesta',
    },
    errores: {
      titulo: 'Errores',
      texto:
        'Todos tienen la misma forma: codigo es una palabra estable para tu programa y mensaje, una frase lista para mostrar. Los errores de validación agregan detalles.',
    },
    publica: 'Pública',
    sesion: 'Con sesión',
    parametros: 'Parámetros',
    cuerpo: 'Cuerpo',
    respuesta: 'Respuesta',
    codigos: 'Errores posibles',
    indice: 'Grupos',
  },
} as const
