import type { ProblemTexts } from '../http/problem-texts.js';

export const fileProblems: ProblemTexts = {
  FILE_TYPE_REFUSED: {
    en_US: 'File upload unsuccessful. Choose a picture (JPG, PNG or GIF) or a sound file (MP3, WAV, OGG, WebM or MP4).',
    fr_FR:
      'L’envoi du fichier a échoué. Choisissez une image (JPG, PNG ou GIF) ou un son (MP3, WAV, OGG, WebM ou MP4).',
    de_DE:
      'Die Datei wurde nicht hochgeladen. Wählen Sie ein Bild (JPG, PNG oder GIF) oder eine Tondatei (MP3, WAV, OGG, WebM oder MP4).',
    es_ES:
      'No se ha podido subir el archivo. Elija una imagen (JPG, PNG o GIF) o un archivo de sonido (MP3, WAV, OGG, WebM o MP4).',
    it_IT:
      'Caricamento del file non riuscito. Scelga un’immagine (JPG, PNG o GIF) o un file audio (MP3, WAV, OGG, WebM o MP4).',
    ru_RU: 'Файл не загружен. Выберите изображение (JPG, PNG или GIF) или звук (MP3, WAV, OGG, WebM или MP4).',
    ja_JP:
      'ファイルをアップロードできませんでした。画像（JPG、PNG、GIF）または音声（MP3、WAV、OGG、WebM、MP4）を選んでください。',
  },
  FILE_UNREADABLE: {
    en_US: 'File upload unsuccessful. The file is damaged or its picture is too large; please choose another one.',
    fr_FR: 'L’envoi du fichier a échoué. Le fichier est abîmé ou l’image trop grande ; choisissez-en un autre.',
    de_DE:
      'Die Datei wurde nicht hochgeladen. Sie ist beschädigt oder das Bild ist zu groß; bitte wählen Sie eine andere.',
    es_ES: 'No se ha podido subir el archivo. Está dañado o la imagen es demasiado grande; elija otro.',
    it_IT: 'Caricamento del file non riuscito. Il file è danneggiato o l’immagine è troppo grande; ne scelga un altro.',
    ru_RU: 'Файл не загружен. Он повреждён, или изображение слишком большое; выберите другой файл.',
    ja_JP:
      'ファイルをアップロードできませんでした。ファイルが破損しているか、画像が大きすぎます。別のファイルを選んでください。',
  },
  FILE_HAS_VIDEO: {
    en_US: 'File upload unsuccessful. This file is a video; please choose one with sound only.',
    fr_FR: 'L’envoi du fichier a échoué. Ce fichier est une vidéo ; choisissez un fichier qui ne contient que du son.',
    de_DE: 'Die Datei wurde nicht hochgeladen. Sie ist ein Video; bitte wählen Sie eine Datei, die nur Ton enthält.',
    es_ES: 'No se ha podido subir el archivo. Es un vídeo; elija un archivo que solo tenga sonido.',
    it_IT: 'Caricamento del file non riuscito. Questo file è un video; ne scelga uno di solo audio.',
    ru_RU: 'Файл не загружен. Это видео; выберите файл, в котором есть только звук.',
    ja_JP: 'ファイルをアップロードできませんでした。これは動画です。音声だけのファイルを選んでください。',
  },
  FILE_TOO_LARGE: {
    en_US: 'File upload unsuccessful. The file may have up to {megabytes} MB.',
    fr_FR: 'L’envoi du fichier a échoué. Le fichier ne doit pas dépasser {megabytes} Mo.',
    de_DE: 'Die Datei wurde nicht hochgeladen. Sie darf höchstens {megabytes} MB groß sein.',
    es_ES: 'No se ha podido subir el archivo. Puede tener {megabytes} MB como máximo.',
    it_IT: 'Caricamento del file non riuscito. Il file può avere al massimo {megabytes} MB.',
    ru_RU: 'Файл не загружен. Размер файла — не больше {megabytes} МБ.',
    ja_JP: 'ファイルをアップロードできませんでした。ファイルのサイズは{megabytes}MBまでです。',
  },
  FILE_MISSING_IN_FORM: {
    en_US: 'File upload unsuccessful. Send exactly one file.',
    fr_FR: 'L’envoi du fichier a échoué. Envoyez exactement un fichier.',
    de_DE: 'Die Datei wurde nicht hochgeladen. Senden Sie genau eine Datei.',
    es_ES: 'No se ha podido subir el archivo. Envíe exactamente un archivo.',
    it_IT: 'Caricamento del file non riuscito. Invii un solo file.',
    ru_RU: 'Файл не загружен. Отправьте ровно один файл.',
    ja_JP: 'ファイルをアップロードできませんでした。ファイルを1つだけ送信してください。',
  },
  UPLOAD_CUT_OFF: {
    en_US:
      'File upload unsuccessful. The connection broke before the whole file arrived; nothing was saved. Please try again.',
    fr_FR:
      'L’envoi du fichier a échoué. La connexion s’est interrompue avant la fin ; rien n’a été enregistré. Veuillez réessayer.',
    de_DE:
      'Die Datei wurde nicht hochgeladen. Die Verbindung brach vorher ab; es wurde nichts gespeichert. Bitte versuchen Sie es erneut.',
    es_ES:
      'No se ha podido subir el archivo. La conexión se interrumpió antes del final; no se ha guardado nada. Inténtelo de nuevo.',
    it_IT:
      'Caricamento del file non riuscito. La connessione si è interrotta prima della fine; nulla è stato salvato. Riprovi.',
    ru_RU: 'Файл не загружен. Соединение прервалось раньше времени; ничего не сохранено. Попробуйте ещё раз.',
    ja_JP:
      'ファイルをアップロードできませんでした。途中で接続が切れたため、何も保存されていません。もう一度お試しください。',
  },
  TOO_MANY_UNUSED_FILES: {
    en_US: 'You have uploaded many files that are not in use yet. They are removed after a day; please try again then.',
    fr_FR:
      'Vous avez envoyé beaucoup de fichiers encore inutilisés. Ils sont supprimés après un jour ; réessayez alors.',
    de_DE:
      'Sie haben viele Dateien hochgeladen, die noch nicht verwendet werden. Nach einem Tag werden sie gelöscht; versuchen Sie es dann erneut.',
    es_ES: 'Ha subido muchos archivos que aún no se usan. Se eliminan al cabo de un día; inténtelo entonces.',
    it_IT: 'Ha caricato molti file non ancora utilizzati. Vengono eliminati dopo un giorno; riprovi allora.',
    ru_RU: 'Вы загрузили много файлов, которые пока не используются. Через день они удаляются; попробуйте тогда.',
    ja_JP:
      'まだ使用されていないファイルが多数アップロードされています。1日後に削除されますので、その後もう一度お試しください。',
  },
  FILE_STORE_DOWN: {
    en_US:
      'Failed to upload file. Our storage is not available right now and nothing was saved; please try again in a few minutes.',
    fr_FR:
      'Impossible d’envoyer le fichier. Notre stockage est indisponible et rien n’a été enregistré ; réessayez dans quelques minutes.',
    de_DE:
      'Die Datei konnte nicht hochgeladen werden. Unser Speicher ist gerade nicht erreichbar und es wurde nichts gespeichert; bitte versuchen Sie es in einigen Minuten erneut.',
    es_ES:
      'Error al subir el archivo. Nuestro almacenamiento no está disponible y no se ha guardado nada; inténtelo dentro de unos minutos.',
    it_IT:
      'Impossibile caricare il file. Il nostro archivio non è disponibile e nulla è stato salvato; riprovi tra qualche minuto.',
    ru_RU:
      'Не удалось загрузить файл. Хранилище сейчас недоступно, ничего не сохранено; попробуйте через несколько минут.',
    ja_JP:
      'ファイルのアップロードに失敗しました。現在ストレージが利用できないため、何も保存されていません。数分後にもう一度お試しください。',
  },
  FILE_UNKNOWN: {
    en_US: 'This file is no longer there. Please upload it again.',
    fr_FR: 'Ce fichier n’existe plus. Veuillez l’envoyer à nouveau.',
    de_DE: 'Diese Datei ist nicht mehr vorhanden. Bitte laden Sie sie erneut hoch.',
    es_ES: 'Este archivo ya no está. Vuelva a subirlo.',
    it_IT: 'Questo file non c’è più. Lo carichi di nuovo.',
    ru_RU: 'Этого файла больше нет. Загрузите его ещё раз.',
    ja_JP: 'このファイルはもうありません。もう一度アップロードしてください。',
  },
  FIELD_IS_UPLOAD_PATH: {
    en_US: 'Name a file by the path that its upload was answered with.',
    fr_FR: 'Indiquez le fichier par le chemin reçu lors de son envoi.',
    de_DE: 'Nennen Sie die Datei mit dem Pfad, den ihr Upload ergeben hat.',
    es_ES: 'Indique el archivo con la ruta que devolvió su subida.',
    it_IT: 'Indichi il file con il percorso ricevuto al caricamento.',
    ru_RU: 'Укажите файл по пути, полученному при загрузке.',
    ja_JP: 'アップロード時に返されたパスでファイルを指定してください。',
  },
};
