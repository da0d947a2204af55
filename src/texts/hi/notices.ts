/** Hindi texts of notices and announcements. Form as in en/common.ts. */
export default {
  // announcement
  'announcement.empty': 'कोई घोषणा नहीं है',
  'announcement.empty-hint': 'जब कुछ बताने लायक होगा, यहां दिखेगा।',
  'announcement.failed': 'घोषणाएं लोड नहीं हुईं',
  'announcement.next': 'अगली घोषणा',
  'announcement.not-today': 'आज फिर न दिखाएं',
  'announcement.pages': 'घोषणाओं के पेज',
  'announcement.pause': 'घोषणाएं रोकें',
  'announcement.play': 'घोषणाएं चलाएं',
  'announcement.previous': 'पिछली घोषणा',
  'announcement.slide': 'घोषणा {{number}}, कुल {{total}}',

  // notice
  'notice.back': 'सभी सूचनाएं',
  'notice.empty': 'कोई सूचना नहीं है',
  'notice.empty-hint': 'हमारी खबरें यहां दिखती हैं।',
  'notice.failed': 'सूचनाएं लोड नहीं हुईं',
  'notice.pages': 'सूचनाओं के पेज',
  'notice.title': 'सूचनाएं',

  // notices
  'notices.announcements': 'घोषणाएं',
};
